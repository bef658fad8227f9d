import { type SubmitEvent, useState } from 'react'
import {
  LINE_QUESTIONS,
  type LineTransfer,
  type LineView,
  type StatementsPage,
  type Suggestion,
} from '../../../../domain/money/statements/line.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Button } from '../../../components/ui/Button'
import { Card } from '../../../components/ui/Card'
import { Field } from '../../../components/ui/Field'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { formText } from '../../../lib/formText'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { type Split, SplitLine } from './SplitLine'
import { TransferLine } from './TransferLine'

type Choice =
  | { action: 'invoice' | 'person' | 'suspense' | 'reverse' | 'refund' | 'ignore'; [field: string]: string }
  | ({ action: 'split' } & Split)
  | ({ action: 'transfer' } & LineTransfer)

const SuggestionRow = ({ each, onChoose }: { each: Suggestion; onChoose: (choice: Choice) => void }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <span dir="auto">
      {each.label}, {each.transfer ? each.transfer.text : formatMoney(each)} {each.invoice && 'open'}
    </span>
    {each.invoice && (
      <Button
        aria-label={`Pay the invoice ${each.label}`}
        onClick={() => onChoose({ action: 'invoice', invoice: each.invoice ?? '' })}
      >
        Pay This Invoice
      </Button>
    )}
    {each.user && each.invoice && (
      <Button
        tone="quiet"
        aria-label={`Credit the person of ${each.label}`}
        onClick={() => onChoose({ action: 'person', user: each.user ?? '' })}
      >
        Credit the Person
      </Button>
    )}
    {each.transfer && (
      <Button
        aria-label={`Book it as before: ${each.label}, ${each.transfer.text}`}
        onClick={() => each.transfer && onChoose({ action: 'transfer', ...each.transfer })}
      >
        Book as Before
      </Button>
    )}
    {each.payment && each.refund && (
      <Button
        aria-label={`It is this pay-back: ${each.label}`}
        onClick={() => onChoose({ action: 'refund', payment: each.payment ?? '', refund: each.refund ?? '' })}
      >
        It Is This Pay-Back
      </Button>
    )}
    {each.payment && !each.refund && (
      <Button onClick={() => onChoose({ action: 'reverse', payment: each.payment ?? '' })}>
        Reverse This Payment
      </Button>
    )}
  </li>
)

/** A line of a statement, why it is asked about, and the answers. */
export const LineQuestionCard = ({
  line,
  chapters,
  onDecided,
}: {
  line: LineView
  chapters: StatementsPage['chapters']
  onDecided: () => void
}) => {
  const { api } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [found, setFound] = useState<Suggestion[]>()
  const [isSplit, setIsSplit] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const decide = async (choice: Choice): Promise<void> => {
    setIsBusy(true)
    try {
      await withReauthentication(() =>
        api.post(`/statement-lines/${line.id}/decision`, { ...choice, revision: line.revision }),
      )
      toast({ tone: 'success', title: 'The line is decided' })
    } catch (problem) {
      toast({
        tone: 'error',
        title: 'The line was not decided',
        description: errorText(problem, messages.unexpected),
      })
    } finally {
      setIsBusy(false)
    }
    onDecided()
  }
  const search = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const q = formText(new FormData(event.currentTarget), 'q') ?? ''
    try {
      setError(undefined)
      const more = await api.get<Suggestion[]>('/statement-lines/candidates', { query: [['q', q]] })
      // of a line that is split the invoices of earlier searches stay
      setFound(isSplit ? [...(found ?? []), ...more] : more)
    } catch (problem) {
      setError(errorText(problem, messages.unexpected))
    }
  }
  const ignore = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void decide({ action: 'ignore', note: formText(new FormData(event.currentTarget), 'note') ?? '' })
  }
  const isIncome = line.amountMinor > 0
  const shown = [
    ...new Map(
      [...line.suggestions, ...(found ?? [])].map((each) => [
        each.invoice ?? each.refund ?? each.payment ?? each.transfer?.account,
        each,
      ]),
    ).values(),
  ]
  return (
    <Card className="gap-4">
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <strong className="tabular-nums">{formatMoney(line)}</strong>
        <span>{line.day}</span>
        {line.payer && <bdi>{line.payer}</bdi>}
      </p>
      {line.text && (
        <p dir="auto" className="wrap-anywhere">
          {line.text}
        </p>
      )}
      {line.question && <p className="text-ink-soft">{LINE_QUESTIONS[line.question]}</p>}
      {shown.length > 0 && !isSplit && (
        <ul className="grid gap-2">
          {shown.map((each) => (
            <SuggestionRow
              key={`${each.invoice ?? ''} ${each.payment ?? ''} ${each.refund ?? ''}`}
              each={each}
              onChoose={(choice) => void decide(choice)}
            />
          ))}
        </ul>
      )}
      {isSplit && shown.length > 0 && (
        <SplitLine
          line={line}
          invoices={shown}
          isBusy={isBusy}
          onSplit={(split) => void decide({ action: 'split', ...split })}
        />
      )}
      {isSplit && shown.length === 0 && <p>Find the invoices that this line pays, one after the other.</p>}
      {found?.length === 0 && <p role="status">No invoice was found.</p>}
      {isIncome && (
        <form className="flex flex-wrap items-end gap-3" onSubmit={(event) => void search(event)}>
          <Field label="Find an invoice by name or number" name="q" required minLength={2} error={error} />
          <Button type="submit">Find</Button>
          <Button tone="quiet" onClick={() => setIsSplit(!isSplit)}>
            {isSplit ? 'Do Not Split' : 'Split Between Several'}
          </Button>
          {line.status === 'question' && (
            <Button tone="quiet" onClick={() => void decide({ action: 'suspense' })}>
              Leave in Suspense
            </Button>
          )}
        </form>
      )}
      {line.status === 'question' && (
        <TransferLine
          line={line}
          chapters={chapters}
          isBusy={isBusy}
          onTransfer={(transfer) => void decide({ action: 'transfer', ...transfer })}
        />
      )}
      {line.status === 'question' && (
        <form className="flex flex-wrap items-end gap-3" onSubmit={ignore}>
          <Field
            label="Not a member’s payment: what is it?"
            name="note"
            required
            minLength={3}
            maxLength={500}
          />
          <Button type="submit" tone="quiet">
            Set Aside
          </Button>
        </form>
      )}
      {reauthenticationDialog}
    </Card>
  )
}
