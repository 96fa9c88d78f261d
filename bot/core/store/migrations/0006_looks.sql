-- How a game's marks are drawn; nothing for the usual look.

ALTER TABLE games ADD look VARCHAR(16);
