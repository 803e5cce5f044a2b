-- A parcel knows its carrier. Two carriers may give the same waybill.
ALTER TABLE shipments ADD COLUMN carrier text NOT NULL DEFAULT 'delhivery';
ALTER TABLE shipments ALTER COLUMN carrier DROP DEFAULT;
ALTER TABLE shipments ADD CONSTRAINT shipments_carrier CHECK (carrier IN ('delhivery'));
ALTER TABLE shipments DROP CONSTRAINT shipments_waybill_unique;
ALTER TABLE shipments ADD CONSTRAINT shipments_parcel UNIQUE (waybill, carrier);

ALTER TABLE returns ADD COLUMN carrier text NOT NULL DEFAULT 'delhivery';
ALTER TABLE returns ALTER COLUMN carrier DROP DEFAULT;
ALTER TABLE returns ADD CONSTRAINT returns_carrier CHECK (carrier IN ('delhivery'));
ALTER TABLE returns DROP CONSTRAINT returns_waybill_unique;
ALTER TABLE returns ADD CONSTRAINT returns_parcel UNIQUE (waybill, carrier);
