-- Which orders have the words that very many have, as a bitmap for each day of India, so that a search
-- for such words is counted without reading the orders. A day's bits stand for its orders in the order of
-- their time. A job makes a day's bitmaps; of a day that has changed since, the orders themselves count.
-- A token is a word, or with `:*` behind it all words that begin so, as in a full-text query.
CREATE TABLE common_tokens (
  token text PRIMARY KEY NOT NULL
);
CREATE TABLE order_days (
  day date PRIMARY KEY NOT NULL,
  order_ids uuid[] NOT NULL
);
CREATE TABLE order_status_bitmaps (
  day date NOT NULL,
  status text NOT NULL,
  bitmap bit varying NOT NULL,
  PRIMARY KEY (day, status)
);
-- Of common tokens, and of what else staff filter by, written like `payment:cash` and `printing:done`.
CREATE TABLE order_token_bitmaps (
  token text NOT NULL,
  day date NOT NULL,
  bitmap bit varying NOT NULL,
  PRIMARY KEY (token, day)
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
