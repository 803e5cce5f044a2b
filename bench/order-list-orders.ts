import { Client } from 'pg'
import { blanks } from '@tohfa/print-engine/scene/blanks'

/** Cities, the first the most usual: of n the k-th has about 1/k of its orders. */
const cities =
  'Mumbai,Delhi,Bengaluru,Hyderabad,Ahmedabad,Chennai,Kolkata,Surat,Pune,Jaipur,Lucknow,Kanpur,Nagpur,Indore,Thane,Bhopal,Patna,Vadodara,Ghaziabad,Ludhiana,Agra,Nashik,Faridabad,Meerut,Rajkot,Varanasi,Srinagar,Aurangabad,Dhanbad,Amritsar,Prayagraj,Ranchi,Howrah,Coimbatore,Jabalpur,Gwalior,Vijayawada,Jodhpur,Madurai,Raipur'
const firstNames =
  'Asha,Ravi,Meera,Kabir,Ananya,Arjun,Diya,Ishaan,Priya,Rohan,Sana,Vikram,Neha,Aditya,Kavya,Rahul,Pooja,Sameer,Tara,Yash'
const lastNames =
  'Sharma,Rao,Iyer,Khan,Patel,Singh,Das,Joshi,Nair,Mehta,Gupta,Reddy,Bose,Kulkarni,Shah,Verma,Pillai,Chopra,Jain,Menon'
const kinds =
  'Coffee Mug,T-shirt,Cap,Pillow Cover,Key Chain,Mousepad,Bracelet,Photo Frame,Business Cards'
const motifs =
  'Chai Weather,Monsoon,Elephant,Peacock,Diwali Lights,Cricket,Best Brother,Rangoli,Himalaya,Auto Rickshaw,Mango,Banyan,Lotus,Tabla,Kite,Marigold,Paisley,Sitar,Tiger,Monkey'

const pick = (list: string, by: string) => `(string_to_array('${list}', ','))[1 + (${by})]`
const some = (salt: number, n: number) => `(abs(hashint4extended(n, ${salt})) % ${n})::int`
/** What stands on a line, 0 or 1, of the n-th order. */
const title = (line: string, count: number) => `case
  when n < ${count / 3} and ${some(12, 30)} = 0 then 'Zodiac Lantern'
  else ${pick(motifs, `(abs(hashint4extended(n, 20 + ${line})) % 20)::int`)} || ' '
    || ${pick(kinds, `(abs(hashint4extended(n, 30 + ${line})) % 9)::int`)} end`
/** Sorted by when it was made, as the shop's ids are. */
const id = (kind: string, n = 'n') =>
  `(lpad(to_hex(${n}), 12, '0') || substr(md5('${kind}' || ${n}), 13))::uuid`
const hasTwoLines = `${some(13, 3)} = 0`
/** Of what waits no more than this, and in a small shop its share. */
const waiting = (count: number, most: number) => Math.min(most, Math.ceil((count * most) / 200_000))

/**
 * Fills a migrated database with orders of the last three years: the newest wait or are under way, of the
 * others most were delivered; one or two lines each. Beside them what else waits for staff: prints,
 * refunds, returns and messages. The same at every run, up to the day.
 */
export async function generateOrders(url: string, count: number): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    // Triggers and foreign keys would be asked row by row, and what they keep is reckoned at once below.
    await client.query('set session_replication_role = replica')
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
    const indexes = await dropIndexes(client)
    for (const statement of [...ofOrders(count), ...ofTheirSides(count)])
      await client.query(statement)
    for (const index of indexes) await client.query(index)
    await client.query('select recount_orders()')
    await client.query(
      'insert into order_day_changes select distinct india_day(created_at) from orders',
    )
    await client.query('vacuum analyze')
    await expectKeptAsByTriggers(client)
  } finally {
    await client.end()
  }
}

/** Building an index is faster than adding to it a million times. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i where i.indrelid = any(array['orders', 'order_items', 'shipments', 'users']::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

const ofOrders = (count: number) => [
  `insert into users (id, email) select ${id('user')}, 'buyer' || n || '@example.com'
   from generate_series(0, ${count / 20}) n`,
  `insert into orders (id, order_number, checkout_id, user_id, status, payment_method, shipping_address,
     total_paise, paid_paise, refund_held_paise, printing_started_at, printed_at, created_at, updated_at,
     printing, words)
   select ${id('order')}, number, ${id('checkout')}, ${id('user', 'buyer')}, status,
     method, jsonb_build_object(
       'name', name, 'phone', phone, 'email', email, 'streetAddress', ${some(6, 400)} || ' MG Road',
       'city', city, 'state', 'Maharashtra', 'pinCode', pin),
     89900, paid, case when status in ('returned', 'cancelled') and ${some(14, 100)} > 0 then paid else 0 end,
     started, printed, at, at,
     case when status not in ('confirmed', 'cancelled') or printed is not null then 'done'
       when started is not null then 'started' else 'none' end,
     array_to_tsvector(
       string_to_array(lower(replace(concat_ws(' ', name, city, 'buyer' || buyer, ${title('0', count)},
         case when ${hasTwoLines} then ${title('1', count)} end), '-', ' ')), ' ')
       || array['@' || email, lower(number), phone, pin]
       || case when status in ('confirmed', 'cancelled') then '{}' else array['#' || ${waybill}] end)
   from (
     select n, 'TF' || (100000 + n) as number, ${some(1, count / 20)} as buyer,
       'buyer' || ${some(1, count / 20)} || '@example.com' as email,
       now() - (${count} - n) * interval '1095 days' / ${count} as at,
       case when ${some(2, 10)} < 6 then 'cash' else 'online' end as method,
       ${pick(firstNames, some(3, 20))} || ' ' || ${pick(lastNames, some(4, 20))} as name,
       (7000000000 + ${some(5, 999_999_999)}::bigint)::text as phone,
       floor(power(40.0, ${some(10, 1000)} / 1000.0))::int - 1 as place,
       case when n > ${count} - ${waiting(count, 2_000)} then 'confirmed'
         when n > ${count} - ${waiting(count, 5_000)} then 'shipped'
         when n > ${count} - ${waiting(count, 6_000)} then 'out-for-delivery'
         else coalesce((array['cancelled', 'cancelled', 'cancelled', 'returned', 'failed'])[1 + ${some(11, 60)}],
           'delivered') end as status
     from generate_series(1, ${count}) n
     offset 0 -- else what is drawn is drawn anew wherever it is named
   ) drawn cross join lateral (select ${pick(cities, 'place')} as city,
     (400000 + place * 1000 + ${some(7, 99)})::text as pin,
     case when method = 'online' or status = 'delivered' then 89900 else 0 end as paid,
     case when status not in ('confirmed', 'cancelled') or ${some(8, 2)} = 0 then at end as started,
     case when status = 'confirmed' and ${some(9, 4)} = 0 then at end as printed
     offset 0) more`,
  `insert into order_items (id, order_id, position, product_id, title, description, brand, product_type,
     color, images, quantity, price_paise, discount, discounted_price_paise,
     unit_price_paise)
   select ${id('item', '2 * n + line')}, ${id('order')}, line, md5('p')::uuid,
     ${title('line', count)}, 'Printed on both sides', 'Tohfa', 'coffee-mug', 'White', '{}', 1, 49900, 10,
     44910, 44910
   from generate_series(1, ${count}) n, generate_series(0, 1) line
   where line = 0 or ${hasTwoLines}`,
]

const waybill = `'5' || lpad((100000 + n)::text, 12, '0')`
const hashOfProof = `md5('proof' || n) || md5('of' || n)`
/** Rows for orders, of which the n-th is the last but so many. */
const numbered = `(select o.*, substr(order_number, 3)::int - 100000 as n from orders o) o`

const ofTheirSides = (count: number) => [
  `insert into shipments (id, order_id, carrier, status, claimed_at, waybill, booked_at, moved_at)
   select ${id('shipment')}, id, 'delhivery', 'booked', created_at, ${waybill}, created_at,
     case when status <> 'shipped' or ${some(15, 2)} = 0 then created_at end
   from ${numbered} where status not in ('confirmed', 'cancelled')`,
  // A print of every third order: of those that wait most are ready, and a few are stuck.
  `create temporary table printed as
   select n, id as order_id, user_id, created_at, ${hashOfProof} as hash,
     case when status <> 'confirmed' then 'printed'
       else coalesce((array['held', 'failed', 'failed'])[1 + ${some(17, 40)}], 'ready') end as state
   from ${numbered} where ${some(16, 3)} = 0 and (status not in ('confirmed', 'cancelled')
     or status = 'confirmed' and printing = 'none')`,
  `insert into proofs (hash, engine, blank, scene, state, pages, created_at, rendered_at, used_at)
   select hash, '1', '${JSON.stringify(blanks.keychain)}', '{"areas": []}', 'ready',
     jsonb_build_array(jsonb_build_object('area', 'front', 'width', 508, 'height', 508, 'dpi', 300,
       'sha256', hash)), created_at, created_at, created_at
   from printed`,
  `insert into proof_approvals (id, hash, user_id, product_id, color, areas_in_use, field_values, ticked,
     approved_at)
   select ${id('approval')}, hash, user_id, md5('p')::uuid, 'White', 1, '[]', '{}', created_at from printed`,
  `insert into print_jobs (id, order_id, order_item_id, approval_id, state, reason, due, files, created_at,
     updated_at)
   select ${id('job')}, order_id, ${id('item', '2 * n')}, ${id('approval')}, state, 'asked for',
     created_at::date + 1, jsonb_build_array(
       jsonb_build_object('area', 'front', 'kind', 'png', 'sha256', hash),
       jsonb_build_object('area', 'front', 'kind', 'pdf', 'sha256', hash)), created_at, created_at
   from printed`,
  `insert into refunds (id, payment_id, order_id, amount_paise, reason, status, kind, created_at, failed_at)
   select ${id('refund')}, ${id('payment')}, id, paid_paise, '', status,
     case when ${some(18, 3)} = 0 then 'upi' else 'provider' end, created_at,
     case when status = 'failed' then created_at end
   from (select n, id, paid_paise, refund_held_paise, created_at,
       case when n % 500 = 0 then 'failed' when n > ${count} - ${waiting(count, 9_000)} then 'pending' else 'processed' end as status
     from ${numbered} where refund_held_paise > 0) o`,
  `insert into returns (id, order_id, carrier, number, state, reason, comment, state_at, created_at)
   select ${id('return')}, id, 'delhivery', 1, case when n > ${count} - ${waiting(count, 16_000)} then 'requested'
     when n % 1000 = 0 then 'received' else 'lapsed' end, 'damaged', '', created_at, created_at
   from ${numbered} where status = 'delivered' and n % 100 = 0`,
  `insert into contact_messages (id, name, phone, email, message, created_at, handled_at)
   select ${id('message')}, 'Asha', '9876543210', 'asha@example.com', 'When does it come?',
     created_at, case when n < ${count} - ${waiting(count, 10_000)} then created_at end
   from ${numbered} where n % 50 = 0`,
]

/** Measures nothing that a shop would not have: looks at some orders, as the triggers would have kept them. */
async function expectKeptAsByTriggers(client: Client): Promise<void> {
  const { rows } = await client.query<{ order_number: string }>(`
    select order_number from orders o where right(order_number, 3) in ('000', '777')
      and (words, printing) is distinct from
        (order_words(o), order_printing(id, status, printing_started_at, printed_at))`)
  if (rows[0]) throw new Error(`${rows[0].order_number} is not as triggers keep it`)
}
