-- An event of a provider is processed, not worked; its index follows the column.
ALTER TABLE provider_events RENAME COLUMN worked_at TO processed_at;
ALTER INDEX provider_events_worked RENAME TO provider_events_processed;
