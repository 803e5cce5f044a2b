-- The staff's overview looks for payments of the last year that no settlement holds.
CREATE INDEX payments_by_time ON payments (created_at) WHERE kind = 'provider';
