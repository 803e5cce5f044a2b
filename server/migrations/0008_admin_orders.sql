-- Staff look an order up by its number, or by the phone or e-mail that it goes to or belongs to.
create index orders_number_begins on orders (order_number text_pattern_ops);
create index orders_phone_begins on orders ((shipping_address ->> 'phone') text_pattern_ops);
create index orders_email_begins on orders (lower(shipping_address ->> 'email') text_pattern_ops);
create index users_email_begins on users (lower(email) text_pattern_ops);

-- When a label's link was fetched: the carrier keeps it good for a day.
alter table shipments add column label_at timestamptz(3);
