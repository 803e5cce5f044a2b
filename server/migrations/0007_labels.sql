-- Where the label of a parcel can be fetched; the carrier's link is good for a day.
alter table shipments add column label_url text;
