-- A listing by country of origin goes by the alphabet of English names, not of codes: Germany before
-- Switzerland, DE after CH. The order of the names stands here once, so that an index can have it.
CREATE FUNCTION country_rank(code text) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_position(string_to_array('AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BA BW BV BR IO VG BN BG BF BI KH CM CA CV BQ KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HM HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF KP MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA GS KR SS ES LK BL SH KN LC MF PM VC SD SR SJ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UM VI UG UA AE GB US UY UZ VU VA VE VN WF EH YE ZM ZW', ' '), code)::smallint;

ALTER TABLE products
  ADD COLUMN origin_rank smallint
    GENERATED ALWAYS AS (country_rank(attributes ->> 'countryOfOrigin')) STORED;
CREATE INDEX products_origin_rank_newest
  ON products (origin_rank, created_at DESC NULLS LAST, id DESC NULLS LAST)
  WHERE deleted_at IS NULL;
