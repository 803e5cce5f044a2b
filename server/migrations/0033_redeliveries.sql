-- On which day the carrier is to try again after it could not deliver, once for each try that failed.
create table redeliveries (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  attempt smallint not null,
  on_day date not null,
  note text,
  state text not null default 'waiting',
  reference text,
  remark text,
  actor text not null,
  actor_id uuid references users (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint redeliveries_once unique (order_id, attempt),
  constraint redeliveries_attempt check (attempt > 0),
  constraint redeliveries_state check (state in ('waiting', 'told', 'next_round', 'refused', 'dropped'))
);

-- Since when the carrier cannot find a parcel; until now a lost one was told from one that nobody
-- took in by the carrier's word alone.
alter table shipments add column lost_at timestamptz(3);
update shipments s set lost_at = l.at
from (
  select distinct on (shipment_id) shipment_id, scan, at from shipment_scans order by shipment_id, at desc, id desc
) l
where l.shipment_id = s.id and lower(l.scan) in ('lt', 'lost');
