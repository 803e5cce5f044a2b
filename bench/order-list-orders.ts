import { runSql } from '../server/src/testing/test-server.ts'

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

/**
 * Fills a migrated database with orders of the last three years: the newest wait or are under way, of the
 * others most were delivered; one or two lines each. The same at every run, up to the day.
 */
export async function generateOrders(url: string, count: number): Promise<void> {
  await runSql(
    url,
    // Triggers and foreign keys would be asked row by row.
    `alter database ${new URL(url).pathname.slice(1)} set session_replication_role = replica`,
  )
  await runSql(
    url,
    `insert into users (id, email) select md5('user' || n)::uuid, 'buyer' || n || '@example.com'
     from generate_series(0, ${count / 20}) n`,
    `insert into orders (id, order_number, checkout_id, user_id, status, payment_method, shipping_address,
       total_paise, paid_paise, printing_started_at, printed_at, created_at, updated_at)
     select md5('order' || n)::uuid, 'TF' || (100000 + n), md5('checkout' || n)::uuid,
       md5('user' || ${some(1, count / 20)})::uuid, status,
       case when ${some(2, 10)} < 6 then 'cash' else 'online' end,
       jsonb_build_object(
         'name', ${pick(firstNames, some(3, 20))} || ' ' || ${pick(lastNames, some(4, 20))},
         'phone', (7000000000 + ${some(5, 999_999_999)}::bigint)::text,
         'email', 'buyer' || ${some(1, count / 20)} || '@example.com',
         'streetAddress', ${some(6, 400)} || ' MG Road', 'city', ${pick(cities, 'city')},
         'state', 'Maharashtra', 'pinCode', (400000 + city * 1000 + ${some(7, 99)})::text),
       89900, 0, case when status <> 'confirmed' and status <> 'cancelled' or ${some(8, 2)} = 0 then at end,
       case when status = 'confirmed' and ${some(9, 4)} = 0 then at end, at, at
     from (
       select n, now() - (${count} - n) * interval '1095 days' / ${count} as at,
         floor(power(40.0, ${some(10, 1000)} / 1000.0))::int - 1 as city,
         case when n > ${count} - 2000 then 'confirmed' when n > ${count} - 5000 then 'shipped'
           when n > ${count} - 6000 then 'out-for-delivery'
           else (array['cancelled', 'cancelled', 'cancelled', 'returned', 'failed'])[1 + ${some(11, 60)}]
         end as told
       from generate_series(1, ${count}) n
     ) raw cross join lateral (select coalesce(told, 'delivered') as status) s`,
    `insert into order_items (id, order_id, position, product_id, title, description, brand, product_type,
       color, images, quantity, price_paise, discount, discounted_price_paise)
     select md5('item' || n || ' ' || line)::uuid, md5('order' || n)::uuid, line, md5('p')::uuid,
       case when n < ${count / 3} and ${some(12, 30)} = 0 then 'Zodiac Lantern'
         else ${pick(motifs, `(abs(hashint4extended(n, 20 + line)) % 20)::int`)} || ' '
           || ${pick(kinds, `(abs(hashint4extended(n, 30 + line)) % 9)::int`)} end,
       'Printed on both sides', 'Tohfa', 'coffee-mug', 'White', '{}', 1, 49900, 10, 44910
     from generate_series(1, ${count}) n, generate_series(0, 1) line
     where line = 0 or ${some(13, 3)} = 0`,
    `insert into shipments (id, order_id, status, claimed_at, waybill, booked_at)
     select md5('s' || id)::uuid, id, 'booked', created_at, '5' || lpad(substr(order_number, 3), 12, '0'),
       created_at
     from orders where status not in ('confirmed', 'cancelled')`,
  )
  await runSql(
    url,
    'drop index orders_words, orders_by_printing',
    `update orders o set words = order_words(o),
       printing = order_printing(id, status, printing_started_at, printed_at)`,
    'vacuum full orders',
    'create index orders_words on orders using gin (words)',
    'create index orders_by_printing on orders (printing, created_at, id, status, payment_method)',
    'select recount_orders()',
    `alter database ${new URL(url).pathname.slice(1)} reset session_replication_role`,
    'vacuum analyze',
  )
}
