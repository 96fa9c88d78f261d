"""Many cases in one test, of which every failure is reported."""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Callable, Iterable
from typing import Any

import pytest

Test = Callable[..., Any]


def seeds(count: int, *, quick: int) -> pytest.MarkDecorator:
    """Give a test the argument `seed`: all but the first few are slow."""
    return pytest.mark.parametrize(
        "seed", [pytest.param(each, marks=[pytest.mark.slow] * (each >= quick)) for each in range(count)]
    )


def line_of(case: object, error: Exception) -> str:
    """Tell in one line which case failed, where and why."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{case!r}, line {last.lineno}: {type(error).__name__}: {error}"


def for_each(cases: Iterable[Any] | Callable[[], Iterable[Any]], *fixtures: str) -> Callable[[Test], Test]:
    """Make one test of a function that checks one case (a tuple fills several arguments). Every failure is reported.

    cases: a function makes them when the test runs. fixtures: the function's first arguments, made once for all cases.
    """

    def decorate(check: Test) -> Test:
        async def run(**given: Any) -> None:
            count, failures = 0, list[str]()
            for case in cases if isinstance(cases, Iterable) else cases():
                count += 1
                try:
                    found = check(*given.values(), *(case if type(case) is tuple else (case,)))
                    if inspect.isawaitable(found):
                        await found
                except Exception as error:
                    failures.append(line_of(case, error))
            assert count, "there is no case"
            assert not failures, f"{len(failures)} of {count} cases fail:\n" + "\n".join(failures)

        run.__name__, run.__qualname__, run.__doc__ = check.__name__, check.__qualname__, check.__doc__
        run.__module__ = check.__module__
        parameters = [inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY) for name in fixtures]
        run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        return run

    return decorate
