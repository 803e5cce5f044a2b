-- Today and the list count the parcels that the courier is to fetch, few of all there are.
CREATE INDEX shipments_awaiting_courier ON shipments (order_id, booked_at)
WHERE status = 'booked' AND moved_at IS NULL;
