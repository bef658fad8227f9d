import type { Payload } from 'payload'
import { todayInJuba } from '../../../platform/jubaTime'
import { CURRENCIES, type Currency } from '../../../platform/moneyFormat.schema'
import { keysOf } from '../../../platform/records.schema'
import { listChapterNames } from '../../content/divisions'
import { sumBalances, sumCashBoxes } from '../ledger'
import { type MoneyAccount, TRANSFERS } from '../ledger/ledger.schema'
import { type StoredBalance, findStatedBalances } from '../statedBalances'
import { findStatementAccounts, sumLines } from '../statements'
import type { AgreementPage, AgreementPlace, AgreementRow } from './agreement.schema'

/** A year of daily balances of a dozen accounts. */
const READ_BALANCES = 5000

const NAMES = { bank: 'Bank', mobileMoney: 'Wallet', card: 'Provider', cash: 'Box', cheques: 'Cheques' }

/** An account of the ledger in a currency, and where its money is. */
interface Group {
  account: MoneyAccount
  currency: Currency
  chapter: string | null
  places: { place: string; label: string }[]
}

/** The latest day for which every place says what it holds; undefined without one. */
const commonDay = (byPlace: readonly StoredBalance[][]): string | undefined => {
  const [first = [], ...others] = byPlace
  return first.find(({ day }) => others.every((each) => each.some((other) => other.day === day)))?.day
}

/** What the ledger has at the end of a day: of all entries, without transfers, and in each box of cash. */
const sumsOf = async (payload: Payload, day: string) => {
  const until = { day: { $lte: day } }
  const [balances, taken, boxes] = await Promise.all([
    sumBalances(payload, until),
    sumBalances(payload, { ...until, purpose: { $nin: [...TRANSFERS] } }),
    sumCashBoxes(payload, day),
  ])
  return { balances, taken, boxes }
}
type Sums = Awaited<ReturnType<typeof sumsOf>>

/** What explains a difference of a bank account or wallet: lines that are not booked, and bookings without a line. */
const explain = async (
  payload: Payload,
  { account, currency }: Group,
  day: string,
  { taken }: Sums,
): Promise<Pick<AgreementRow, 'toDecideMinor' | 'setAsideMinor' | 'byHandMinor'>> => {
  if (account !== 'bank' && account !== 'mobileMoney')
    return { toDecideMinor: 0, setAsideMinor: 0, byHandMinor: 0 }
  const method = account === 'bank' ? 'bank' : 'merchant'
  const lines = await sumLines(payload, { method, currency, day: { $lte: day } })
  const ofAccount = taken.find((each) => each.account === account && each.currency === currency)
  return {
    toDecideMinor: lines.toDecideMinor,
    setAsideMinor: lines.setAsideMinor,
    byHandMinor: (ofAccount?.amountMinor ?? 0) - lines.paymentsMinor,
  }
}

/** Our own accounts, where money was booked, is said to be, or could come. */
const findGroups = async (
  payload: Payload,
  { balances, boxes }: Sums,
  stated: readonly StoredBalance[],
): Promise<Group[]> => {
  const [accounts, chapters] = await Promise.all([findStatementAccounts(payload), listChapterNames(payload)])
  const isUsed = (account: MoneyAccount, currency: Currency): boolean =>
    [...balances, ...stated].some((each) => each.account === account && each.currency === currency)
  const groups: Group[] = []
  for (const currency of keysOf(CURRENCIES)) {
    const banks = accounts.filter((each) => each.method === 'bank' && each.currency === currency)
    if (banks.length > 0 || isUsed('bank', currency))
      groups.push({
        account: 'bank',
        currency,
        chapter: null,
        places:
          banks.length > 0
            ? banks.map(({ key, label }) => ({ place: key, label }))
            : [{ place: '', label: 'Bank' }],
      })
    for (const account of ['mobileMoney', 'card', 'cheques'] as const)
      if (isUsed(account, currency))
        groups.push({ account, currency, chapter: null, places: [{ place: '', label: NAMES[account] }] })
    const ids = new Set(
      boxes.filter((each) => each.currency === currency).map(({ chapter }) => chapter ?? ''),
    )
    for (const { account, currency: other, place } of stated)
      if (account === 'cash' && other === currency) ids.add(place ?? '')
    for (const id of ids)
      groups.push({
        account: 'cash',
        currency,
        chapter: id === '' ? null : (chapters.find((each) => each.id === id)?.name ?? 'A former chapter'),
        places: [{ place: id, label: NAMES.cash }],
      })
  }
  return groups
}

/** What the ledger has of a group. */
const ledgerOf = ({ balances, boxes }: Sums, { account, currency, places }: Group): number => {
  const found =
    account === 'cash'
      ? boxes.find((box) => box.currency === currency && (box.chapter ?? '') === places[0]?.place)
      : balances.find((each) => each.account === account && each.currency === currency)
  return found?.amountMinor ?? 0
}

/** Compares what the ledger has with what banks, providers and counts say, up to a day. */
export const readAgreement = async (
  payload: Payload,
  day: string = todayInJuba(),
): Promise<AgreementPage> => {
  const stated = await findStatedBalances(payload, day, READ_BALANCES)
  const days = new Map<string, Promise<Sums>>()
  const sumsAt = (at: string): Promise<Sums> => {
    const sums = days.get(at) ?? sumsOf(payload, at)
    days.set(at, sums)
    return sums
  }
  const now = await sumsAt(day)
  const groups = await findGroups(payload, now, stated)
  const toRow = async (group: Group): Promise<AgreementRow> => {
    const { account, currency, chapter } = group
    const byPlace = group.places.map(({ place }) =>
      stated.filter(
        (each) => each.account === account && each.currency === currency && (each.place ?? '') === place,
      ),
    )
    const compared = commonDay(byPlace)
    const places = group.places.map(({ place, label }, index): AgreementPlace => {
      const found = byPlace[index]?.find((each) => each.day === compared) ?? byPlace[index]?.[0]
      return {
        place,
        label,
        stated: found ? { day: found.day, amountMinor: found.amountMinor, source: found.source } : null,
      }
    })
    const sums = await sumsAt(compared ?? day)
    return {
      account,
      currency,
      chapter,
      places,
      day: compared ?? day,
      ledgerMinor: ledgerOf(sums, group),
      statedMinor: compared ? places.reduce((sum, each) => sum + (each.stated?.amountMinor ?? 0), 0) : null,
      ...(await explain(payload, group, compared ?? day, sums)),
    }
  }
  return {
    day,
    rows: await Promise.all(groups.map(toRow)),
    onTheWay: now.balances
      .filter(({ account, amountMinor }) => account === 'cashOnTheWay' && amountMinor !== 0)
      .map(({ currency, amountMinor }) => ({ currency, amountMinor })),
  }
}
