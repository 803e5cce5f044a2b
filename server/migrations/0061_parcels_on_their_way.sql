-- Parcels on their way are found by their orders: of those that are booked nearly all have arrived.
DROP INDEX shipments_to_follow;
