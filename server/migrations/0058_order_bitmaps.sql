-- Which orders have the words that very many have, as a bitmap for each day of India, so that a search
-- for such words is counted without reading the orders. A day's bits stand for its orders in the order of
-- their time. A job makes a day's bitmaps; of a day that has changed since, the orders themselves count.
CREATE TABLE common_order_words (
  word text NOT NULL,
  -- Whether it stands for all words that begin with it.
  is_beginning boolean NOT NULL,
  PRIMARY KEY (word, is_beginning)
);
CREATE TABLE order_days (
  day date PRIMARY KEY NOT NULL,
  order_ids uuid[] NOT NULL
);
CREATE TABLE order_bitmaps (
  day date NOT NULL,
  status text NOT NULL,
  payment_method text NOT NULL,
  printing text NOT NULL,
  bitmap bit varying NOT NULL,
  PRIMARY KEY (day, status, payment_method, printing)
);
CREATE TABLE order_word_bitmaps (
  word text NOT NULL,
  is_beginning boolean NOT NULL,
  day date NOT NULL,
  bitmap bit varying NOT NULL,
  PRIMARY KEY (word, is_beginning, day)
);

-- A row for each change of an order of a day, only ever added, so that no two orders wait for each other.
-- Who makes the bitmaps of a day takes away the rows that it sees; one that is committed later stays.
CREATE TABLE order_day_changes (
  day date NOT NULL
);
CREATE INDEX order_day_changes_by_day ON order_day_changes (day);

CREATE FUNCTION note_order_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO order_day_changes VALUES (india_day(OLD.created_at));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO order_day_changes VALUES (india_day(NEW.created_at));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_day_noted AFTER INSERT OR DELETE ON orders
FOR EACH ROW EXECUTE FUNCTION note_order_day();
CREATE TRIGGER orders_day_changed AFTER UPDATE ON orders FOR EACH ROW
WHEN ((OLD.created_at, OLD.status, OLD.payment_method, OLD.printing, OLD.words)
  IS DISTINCT FROM (NEW.created_at, NEW.status, NEW.payment_method, NEW.printing, NEW.words))
EXECUTE FUNCTION note_order_day();

INSERT INTO order_day_changes SELECT DISTINCT india_day(created_at) FROM orders;
