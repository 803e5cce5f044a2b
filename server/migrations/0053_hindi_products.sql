-- A product's words in Hindi, as far as staff wrote them; where they did not, the English ones stand.
ALTER TABLE products
  ADD COLUMN title_hi text,
  ADD COLUMN description_hi text,
  ADD COLUMN highlights_hi text[];
