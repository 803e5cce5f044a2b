-- What the staff's overview asks for each time it is opened.
create index provider_events_failed on provider_events (received_at desc)
  where payload ->> 'event' = 'payment.failed';
create index payments_flagged on payments (created_at desc) where status = 'flagged';
create index products_tracked on products (id) where track_stock and deleted_at is null;

-- Who of the staff has seen to a message, and when.
alter table contact_messages
  add column handled_at timestamptz(3),
  add column handled_by uuid references users (id) on delete set null;
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_open on contact_messages (created_at desc, id desc)
  where handled_at is null;
