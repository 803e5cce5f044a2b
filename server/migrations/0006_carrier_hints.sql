-- When the carrier last hinted at news: a reading of its tracking that began before is old.
alter table shipments drop column stale, add column hinted_at timestamptz(3);
