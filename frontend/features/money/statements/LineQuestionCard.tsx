import { type SubmitEvent, useState } from 'react'
import {
  LINE_QUESTIONS,
  type LineView,
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

interface Choice {
  action: 'invoice' | 'person' | 'suspense' | 'reverse' | 'ignore'
  [field: string]: string
}

const SuggestionRow = ({ each, onChoose }: { each: Suggestion; onChoose: (choice: Choice) => void }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <span dir="auto">
      {each.label}, {formatMoney(each)} {each.invoice && 'open'}
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
    {each.payment && (
      <Button onClick={() => onChoose({ action: 'reverse', payment: each.payment ?? '' })}>
        Reverse This Payment
      </Button>
    )}
  </li>
)

/** A line of a statement, why it is asked about, and the answers. */
export const LineQuestionCard = ({ line, onDecided }: { line: LineView; onDecided: () => void }) => {
  const { api } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [found, setFound] = useState<Suggestion[]>()
  const [error, setError] = useState<string>()
  const decide = async (choice: Choice): Promise<void> => {
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
    }
    onDecided()
  }
  const search = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const q = formText(new FormData(event.currentTarget), 'q') ?? ''
    try {
      setError(undefined)
      setFound(await api.get<Suggestion[]>('/statement-lines/candidates', { query: [['q', q]] }))
    } catch (problem) {
      setError(errorText(problem, messages.unexpected))
    }
  }
  const ignore = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void decide({ action: 'ignore', note: formText(new FormData(event.currentTarget), 'note') ?? '' })
  }
  const isIncome = line.amountMinor > 0
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
      {[...line.suggestions, ...(found ?? [])].length > 0 && (
        <ul className="grid gap-2">
          {[...line.suggestions, ...(found ?? [])].map((each) => (
            <SuggestionRow
              key={`${each.invoice ?? ''} ${each.payment ?? ''}`}
              each={each}
              onChoose={(choice) => void decide(choice)}
            />
          ))}
        </ul>
      )}
      {found?.length === 0 && <p role="status">No invoice was found.</p>}
      {isIncome && (
        <form className="flex flex-wrap items-end gap-3" onSubmit={(event) => void search(event)}>
          <Field label="Find an invoice by name or number" name="q" required minLength={2} error={error} />
          <Button type="submit">Find</Button>
          {line.status === 'question' && (
            <Button tone="quiet" onClick={() => void decide({ action: 'suspense' })}>
              Leave in Suspense
            </Button>
          )}
        </form>
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
