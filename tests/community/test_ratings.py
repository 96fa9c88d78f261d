from tests.games.conftest import *
from bot.community.services import Community
async def test_x(community, services):
    await play(services,"14253")
    await community.ratings.settle()
    print(await services.store.ratings.of(ANN.id))
    print(await services.store.ratings.of(BEN.id))
    await resigned(services,"142")
    await community.ratings.settle()
    print(await services.store.ratings.of(ANN.id))
    n = await services.store.ratings.rebuild(__import__("bot.community.pools").community.pools.count, print)
    print(n, await services.store.ratings.of(ANN.id))
