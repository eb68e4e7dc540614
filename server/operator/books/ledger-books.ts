import { type SQL, sql } from 'drizzle-orm'
import type { DatabaseBook } from './book.ts'

type Ledger = { entries: string; balances: string; balance: string }

/** Finds accounts whose balance isn't the sum of their entries. */
const unequalBalances = ({ entries, balances, balance }: Ledger): SQL => sql`
  select visitor_hash as id from ${sql.identifier(balances)} b
    full join (select visitor_hash, sum(amount) as total from ${sql.identifier(entries)} group by visitor_hash) e using (visitor_hash)
  where coalesce(b.${sql.identifier(balance)}, 0) <> coalesce(e.total, 0)`

/** Finds entries whose recorded balance isn't the sum of that entry and all earlier entries. */
const brokenEntries = ({ entries }: Ledger): SQL => sql`
  select id from (
    select id, balance_after, sum(amount) over (partition by visitor_hash order by id) as total from ${sql.identifier(entries)}
  ) e where balance_after <> total`

const CREDIT_LEDGER: Ledger = { entries: 'credit_entries', balances: 'credit_balances', balance: 'balance' }
const POINT_LEDGER: Ledger = {
  entries: 'reward_point_entries',
  balances: 'reward_point_balances',
  balance: 'available',
}

export const creditsBook: DatabaseBook = {
  name: 'Credits',
  counts: {
    balances: sql`select count(*) from credit_balances`,
    entries: sql`select count(*) from credit_entries`,
    purchases: sql`select count(*) from credit_purchases where state = 'paid'`,
    drawings: sql`select count(*) from image_drawings`,
  },
  rules: [
    { says: 'balances that differ from the sum of their entries', broken: unequalBalances(CREDIT_LEDGER) },
    { says: 'entries with a wrong balance', broken: brokenEntries(CREDIT_LEDGER) },
    {
      says: 'paid purchases without their credits',
      broken: sql`select id from credit_purchases p where state = 'paid' and not exists (
        select from credit_entries e where e.reference = 'purchase:' || p.id and e.amount = p.credits)`,
    },
    {
      says: 'credits of purchases that are not paid',
      broken: sql`select reference as id from credit_entries e where reason = 'purchase' and not exists (
        select from credit_purchases p where p.state = 'paid' and 'purchase:' || p.id = e.reference)`,
    },
    {
      says: 'purchases whose amount isn’t the sum of price and taxes',
      broken: sql`select id from credit_purchases where price_cents is not null and amount_cents <> price_cents + coalesce((
        select sum((tax ->> 'amountCents')::int) from jsonb_array_elements(taxes) tax), 0)`,
    },
    {
      says: 'purchases from abroad that were taxed',
      broken: sql`select id from credit_purchases where country <> 'CA' and taxes <> '[]'::jsonb`,
    },
    {
      says: 'purchases whose returned credits differ from the ledger',
      broken: sql`select id from credit_purchases p where taken_back <> -coalesce((
        select sum(e.amount) from generate_series(1, p.taken_back_entries) n
        join credit_entries e on e.reference = 'money-back:' || p.id || ':' || n), 0)`,
    },
    {
      says: 'credits taken back for unknown purchases',
      broken: sql`select reference as id from credit_entries e where reason in ('money-back', 'money-back-undone') and not exists (
        select from credit_purchases p where p.id::text = split_part(e.reference, ':', 2))`,
    },
    {
      says: 'drawings for which no credits were taken',
      broken: sql`select id from image_drawings d where not exists (
        select from credit_entries e where e.reference = 'image:' || d.id and e.amount = -d.credits)`,
    },
    {
      says: 'drawings whose state and ledger disagree about returned credits',
      broken: sql`select id from image_drawings d where (state = 'returned') <> exists (
        select from credit_entries e where e.reference = 'image-returned:' || d.id)`,
    },
    {
      says: 'designs in progress for which no credits were taken',
      broken: sql`select id from design_requests r where paid_by = 'credits' and state in ('open', 'proof', 'changes', 'approved')
        and not exists (select from credit_entries e where e.reference = 'design:' || r.order_line_id)`,
    },
  ],
}

export const rewardPointsBook: DatabaseBook = {
  name: 'Reward points',
  counts: {
    balances: sql`select count(*) from reward_point_balances`,
    entries: sql`select count(*) from reward_point_entries`,
    redemptions: sql`select count(*) from reward_redemptions`,
    referrals: sql`select count(*) from referrals where status = 'completed'`,
  },
  rules: [
    { says: 'balances that differ from the sum of their entries', broken: unequalBalances(POINT_LEDGER) },
    { says: 'entries with a wrong balance', broken: brokenEntries(POINT_LEDGER) },
    {
      says: 'redemptions for which no points were taken',
      broken: sql`select id from reward_redemptions r where not exists (
        select from reward_point_entries e where e.reference = 'redemption:' || r.id and e.amount = -r.points)`,
    },
    {
      says: 'redemptions whose state and ledger disagree about returned points',
      broken: sql`select id from reward_redemptions r where (withdrawn_at is not null) <> exists (
        select from reward_point_entries e where e.reference = 'redemption:' || r.id || ':back')`,
    },
    {
      says: 'redemptions without their discount code',
      broken: sql`select id from reward_redemptions r where withdrawn_at is null
        and not exists (select from discounts d where d.code = r.code)`,
    },
    {
      says: 'completed referrals without their points',
      broken: sql`select id from referrals r where status = 'completed' and not exists (
        select from reward_point_entries e where e.reference = 'referral:' || r.id)`,
    },
  ],
}
