-- Why staff sent an order though something of it was not printed or packed.
ALTER TABLE order_events ADD COLUMN reason text;
