import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { JournalEntry, LedgerPage, ReportSum } from '../../../../domain/money/ledger/journal.schema'
import { ACCOUNTS, type Account, ENTRY_PURPOSES } from '../../../../domain/money/ledger/ledger.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { ExportLink } from '../../../components/list/ExportLink'
import { Button } from '../../../components/ui/Button'
import { Disclosure } from '../../../components/ui/Disclosure'
import { Field } from '../../../components/ui/Field'
import { Link } from '../../../components/ui/Link'
import { Select } from '../../../components/ui/Select'
import { useApp } from '../../../lib/app'
import { formQuery } from '../../../lib/formQuery'
import { useAddressFields } from '../../../lib/useAddressFields'
import { ClosePeriod } from './ClosePeriod'
import { Loaded } from '../../../components/ui/Loaded'
import { ledgerQuery } from './ledgerQueries'
import { SimpleTable } from '../../../components/list/SimpleTable'

const nameOf = (account: string): string => ACCOUNTS[account as Account].name
const ACCOUNT_OPTIONS = Object.entries(ACCOUNTS).map(([value, { name }]) => ({ value, label: name }))
const PURPOSE_OPTIONS = Object.entries(ENTRY_PURPOSES).map(([value, label]) => ({ value, label }))

const Sums = ({
  title,
  sums,
  name = (key) => key ?? 'General',
}: {
  title: string
  sums: readonly ReportSum[]
  name?: (key: string | null) => string
}) => (
  <Disclosure title={title}>
    {sums.length === 0 ? (
      <p>Nothing in this period.</p>
    ) : (
      <SimpleTable
        empty="Nothing is booked here."
        caption={title}
        headers={[title, 'Sum']}
        rows={sums.map((sum) => ({
          key: `${sum.key ?? ''} ${sum.currency}`,
          cells: [name(sum.key), formatMoney(sum)],
        }))}
      />
    )}
  </Disclosure>
)

/** What an entry says about itself: its purpose, whom it is about, its documents, and words. */
const What = ({
  purpose,
  person,
  invoice,
  receipt,
  creditNote,
  transaction,
  chapter,
  fund,
  text,
}: Omit<JournalEntry, 'id' | 'day' | 'lines'>) => (
  <div className="grid gap-1">
    <span className="font-semibold">
      {ENTRY_PURPOSES[purpose]}
      {person !== null && (
        <>
          : <span dir="auto">{person}</span>
        </>
      )}
    </span>
    {[[invoice, receipt, creditNote, transaction], [chapter, fund], [text === invoice ? null : text]]
      .map((parts) => parts.filter(Boolean).join(', '))
      .filter(Boolean)
      .map((words) => (
        <span key={words} dir="auto" className="text-ink-soft">
          {words}
        </span>
      ))}
  </div>
)

const Journal = ({ entries, total }: Pick<LedgerPage, 'entries' | 'total'>) => (
  <section aria-labelledby="journal" className="grid gap-4">
    <h2 id="journal" className="text-xl">
      Journal <span className="tabular-nums">({total.toLocaleString('en')})</span>
    </h2>
    <SimpleTable
      empty="Nothing is booked here."
      caption="Journal"
      headers={['Day', 'What', 'Debit', 'Credit', 'Voucher']}
      rows={entries.map(({ id, day, lines, ...entry }) => ({
        key: id,
        cells: [
          day,
          <What key="what" {...entry} />,
          ...[
            lines.filter(({ amountMinor }) => amountMinor > 0),
            lines.filter(({ amountMinor }) => amountMinor < 0),
          ].map((side, index) => (
            <ul key={index}>
              {side.map(({ account, currency, amountMinor }, row) => (
                <li key={row}>
                  {nameOf(account)}: {formatMoney({ amountMinor: Math.abs(amountMinor), currency })}
                </li>
              ))}
            </ul>
          )),
          <a
            key="voucher"
            href={`/api/ledger-entries/${id}/voucher`}
            className="link inline-flex min-h-11 items-center"
            aria-label={`Voucher of ${ENTRY_PURPOSES[entry.purpose]}, ${day} (PDF)`}
          >
            PDF
          </a>,
        ],
      }))}
    />
  </section>
)

/** Journal, balances and income of a period; exports and the close of a period. */
export const LedgerReport = () => {
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  const shown = {
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    account: params.get('account') ?? '',
    purpose: params.get('purpose') ?? '',
  }
  const form = useAddressFields(shown)
  const result = useQuery(ledgerQuery(useApp(), search))
  const pageTo = (page: number): string => {
    const next = new URLSearchParams(params)
    next.set('page', String(page))
    return `?${next.toString()}`
  }
  return (
    <div className="grid gap-8">
      <form
        ref={form}
        className="grid gap-4 md:grid-cols-4"
        onSubmit={(event) => {
          event.preventDefault()
          setParams(formQuery(new FormData(event.currentTarget)))
        }}
      >
        <Field label="From" name="from" type="date" defaultValue={shown.from} />
        <Field label="To" name="to" type="date" defaultValue={shown.to} />
        <Select
          label="Account"
          name="account"
          emptyLabel="All accounts"
          defaultValue={shown.account}
          options={ACCOUNT_OPTIONS}
        />
        <Select
          label="Purpose"
          name="purpose"
          emptyLabel="All purposes"
          defaultValue={shown.purpose}
          options={PURPOSE_OPTIONS}
        />
        <p>
          <Button type="submit">Show</Button>
        </p>
      </form>
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        {[
          ['Journal', 'journal.csv', undefined],
          ['Journal', 'journal.xlsx', 'Export as Excel file'],
          ['Balances', 'balances.csv', undefined],
          ['For an auditor: trial balance, journal and vouchers', 'audit.xlsx', 'Export as Excel file'],
        ].map(([what, file, label]) => (
          <li key={file} className="flex flex-wrap items-center gap-2">
            <span>{what}:</span>
            <ExportLink href={`/api/ledger-entries/${file}?${search}`} label={label} />
          </li>
        ))}
      </ul>
      <Loaded result={result} failed="We could not load the ledger.">
        {({ entries, total, page, pageCount, balances, income, chapters, closedDay }) => (
          <div className="grid gap-8">
            <section aria-labelledby="balances" className="grid gap-4">
              <h2 id="balances" className="text-xl">
                Balances
              </h2>
              <SimpleTable
                empty="Nothing is booked here."
                caption="Balances"
                headers={['Account', 'Balance']}
                rows={balances.map((balance) => ({
                  key: `${balance.account} ${balance.currency}`,
                  cells: [nameOf(balance.account), formatMoney(balance)],
                }))}
              />
            </section>
            <section aria-label="Income" className="grid gap-2">
              <Sums title="Income by month" sums={income.month} />
              <Sums title="Income by account" sums={income.account} name={(key) => nameOf(key ?? '')} />
              <Sums title="Money by method" sums={income.method} name={(key) => nameOf(key ?? '')} />
              <Sums title="Income by fund" sums={income.fund} />
              <Sums
                title="Income by chapter"
                sums={income.chapter}
                name={(key) =>
                  key ? (chapters.find(({ id }) => id === key)?.name ?? 'A former chapter') : 'Head office'
                }
              />
            </section>
            <Journal entries={entries} total={total} />
            {pageCount > 1 && (
              <nav aria-label="Pages of the journal" className="flex flex-wrap gap-6">
                {page > 1 && (
                  <Link to={pageTo(page - 1)} className="link inline-flex min-h-11 items-center">
                    Later
                  </Link>
                )}
                <span className="inline-flex min-h-11 items-center">
                  Page {page} of {pageCount}
                </span>
                {page < pageCount && (
                  <Link to={pageTo(page + 1)} className="link inline-flex min-h-11 items-center">
                    Earlier
                  </Link>
                )}
              </nav>
            )}
            <ClosePeriod closedDay={closedDay} onClosed={() => void result.refetch()} />
          </div>
        )}
      </Loaded>
    </div>
  )
}
