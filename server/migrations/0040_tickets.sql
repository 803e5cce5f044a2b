-- A message of the contact form is a ticket: it has a number, is acknowledged, runs against two clocks (48 hours
-- to be acknowledged, a month of India's calendar to be closed) and keeps what was answered.
create sequence ticket_numbers start with 1001;

alter table contact_messages
  add column number text,
  add column kind text not null default 'question',
  add column user_id uuid references users (id) on delete set null,
  add column order_id uuid references orders (id) on delete set null,
  add column acknowledged_at timestamptz(3),
  add column answered_at timestamptz(3),
  add column due_ack timestamptz(3) not null default (shop_now() + interval '48 hours'),
  add column due_close timestamptz(3) not null default (((shop_now() at time zone 'Asia/Kolkata') + interval '1 month') at time zone 'Asia/Kolkata');

-- What was written before has its clocks from when it came, and was acknowledged if a mail said so, or somebody
-- saw to it.
update contact_messages m set number = given.number,
  due_ack = m.created_at + interval '48 hours', due_close = ((m.created_at at time zone 'Asia/Kolkata') + interval '1 month') at time zone 'Asia/Kolkata',
  acknowledged_at = coalesce((
    select min(sent.sent_at) from mails sent where sent.key like 'contact-acknowledged:%'
      and lower(sent.recipient) = lower(m.email) and sent.sent_at >= m.created_at - interval '1 day'), m.handled_at)
from (
  select id, 'T-' || to_char(created_at at time zone 'Asia/Kolkata', 'YYMM') || '-' || nextval('ticket_numbers') number
  from (select id, created_at from contact_messages order by created_at, id) oldest_first) given
where given.id = m.id;

alter table contact_messages
  alter column number set not null,
  alter column number set default ('T-' || to_char(shop_now() at time zone 'Asia/Kolkata', 'YYMM') || '-' || nextval('ticket_numbers')),
  add constraint contact_messages_number unique (number),
  add constraint contact_messages_kind check (kind in ('question', 'grievance', 'return'));
create index contact_messages_of_person on contact_messages (user_id, created_at desc) where user_id is not null;
create index contact_messages_of_order on contact_messages (order_id) where order_id is not null;

create table message_answers (
  id uuid primary key,
  message_id uuid not null references contact_messages (id) on delete cascade,
  staff_id uuid references users (id) on delete set null,
  text text not null,
  created_at timestamptz(3) not null default shop_now()
);
create index message_answers_of_message on message_answers (message_id, created_at);

-- Which version of the notice of what is kept somebody was shown when they agreed, and what for.
create table consents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null,
  version text not null,
  given_at timestamptz(3) not null default shop_now(),
  withdrawn_at timestamptz(3),
  constraint consents_purpose check (purpose in ('account', 'order', 'analytics'))
);
create unique index consents_standing on consents (user_id, purpose, version) where withdrawn_at is null;
