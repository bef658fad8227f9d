import { useState } from 'react'
import type { ParticipantsMarked } from '../../../../domain/events/attendance/attendance.schema'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { TextArea } from '../../../components/ui/TextArea'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { attendanceMessages } from '../../../lib/messages/attendanceMessages'
import { useForm } from '../../../lib/useForm'
import { attendanceKey } from './attendanceQueries'

/** Hundreds of people take longer than one. */
const LONG_LIST_MS = 60_000

const inWords = (count: number): string => (count === 1 ? '1 person is' : `${count} people are`)

/** Marks everybody of a list as there, and says whom nobody knows. */
export const ParticipantsForm = ({ eventId }: { eventId: string }) => {
  const { api, queryClient } = useApp()
  const [result, setResult] = useState<ParticipantsMarked>()
  const form = useForm({
    schema: async () =>
      (await import('../../../../domain/events/attendance/attendance.schema')).participantsSchema,
    submit: async ({ list }) => {
      try {
        const path = `/events/${encodeURIComponent(eventId)}/participants`
        const body = { list: list.join('\n') }
        setResult(await api.post<ParticipantsMarked>(path, body, { timeoutMs: LONG_LIST_MS }))
        await queryClient.invalidateQueries({ queryKey: attendanceKey(eventId) })
      } catch (error) {
        throw formFailure(error, attendanceMessages.markFailed)
      }
    },
  })
  return (
    <form {...form.props} aria-labelledby="participants-title" className="grid max-w-text gap-4">
      <h3 id="participants-title" className="text-lg">
        A list of participants
      </h3>
      <ErrorSummary errors={form.errors} />
      <TextArea
        {...form.field('list')}
        label="Paste the list"
        hint="For example the file that the meeting program makes. Email addresses and membership numbers in it are read, the rest is left."
        rows={5}
        required
      />
      <p>
        <SubmitButton isBusy={form.isPending}>Mark All as There</SubmitButton>
      </p>
      {result && (
        <div role="status" className="grid gap-2 border-s-4 border-nile ps-4">
          <p>{inWords(result.marked)} marked as there.</p>
          {result.unknown.length > 0 && (
            <>
              <p>Nobody is known by:</p>
              <ul className="list-disc ps-5 wrap-anywhere">
                {result.unknown.map((who) => (
                  <li key={who}>{who}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </form>
  )
}
