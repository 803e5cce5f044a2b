-- When goods are sent and arrive, as it was promised at the purchase; null of what was bought before.
ALTER TABLE checkouts ADD COLUMN dispatch_by date, ADD COLUMN arrives_by date, ADD COLUMN latest_by date,
  ADD COLUMN arrive_on date;
ALTER TABLE orders ADD COLUMN dispatch_by date, ADD COLUMN arrives_by date, ADD COLUMN latest_by date,
  ADD COLUMN arrive_on date, ADD COLUMN endangered_at timestamp(3) with time zone;
ALTER TABLE checkouts ADD CONSTRAINT checkouts_promise
  CHECK (num_nulls(dispatch_by, arrives_by, latest_by) IN (0, 3) AND dispatch_by <= arrives_by AND arrives_by <= latest_by);
ALTER TABLE orders ADD CONSTRAINT orders_promise
  CHECK (num_nulls(dispatch_by, arrives_by, latest_by) IN (0, 3) AND dispatch_by <= arrives_by AND arrives_by <= latest_by);
CREATE INDEX orders_promised ON orders (arrives_by, id)
  WHERE endangered_at IS NULL AND status IN ('confirmed', 'shipped', 'out-for-delivery', 'failed');

-- How many days the carrier needs from the shop's PIN code to another, as it last said.
CREATE TABLE lanes (
  carrier text NOT NULL,
  origin text NOT NULL,
  destination text NOT NULL,
  days smallint NOT NULL,
  asked_at timestamp(3) with time zone NOT NULL,
  PRIMARY KEY (carrier, origin, destination),
  CONSTRAINT lanes_carrier CHECK (carrier IN ('delhivery')),
  CONSTRAINT lanes_days CHECK (days BETWEEN 0 AND 60)
);

-- Days that gifts are bought for, as staff name them.
CREATE TABLE festivals (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  name_hi text,
  day date NOT NULL,
  shown_from date NOT NULL,
  CONSTRAINT festivals_shown CHECK (shown_from <= day)
);
CREATE INDEX festivals_by_day ON festivals (day);
