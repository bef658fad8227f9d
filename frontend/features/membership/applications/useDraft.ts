import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DraftValues } from '../../../../domain/membership/applications/drafts/draft.schema'
import { toDraft } from '../../../../domain/membership/applications/formEntries.schema'
import { useApp } from '../../../lib/app'
import { dropDraft } from '../../../lib/drafts'
import { useSession } from '../../../lib/session/useSession'
import { draftQuery } from './applicationQuery'
import { DRAFT } from './draftName'
import { evidenceQuery } from './evidenceQuery'

/** Fields whose value is saved already are not sent again: another device may have changed them since. */
const changedSince = (
  saved: Record<string, unknown>,
  typed: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) =>
        value !== null &&
        value !== undefined &&
        JSON.stringify(value) !== JSON.stringify(saved[name] ?? (Array.isArray(value) ? [] : '')),
    ),
  )

/** What the person has saved of the application, and how to save more. */
export const useDraft = (): { values: DraftValues; save: (form: HTMLFormElement) => Promise<void> } => {
  const app = useApp()
  const { user } = useSession()
  const { data } = useQuery({ ...draftQuery(app), enabled: user !== null })
  const values = data?.values ?? {}
  const saved = useRef<Record<string, unknown>>(values)
  const save = async (form: HTMLFormElement): Promise<void> => {
    const changed = changedSince(saved.current, toDraft(Object.fromEntries(new FormData(form))))
    if (Object.keys(changed).length > 0) await app.api.post('/applications/draft', changed)
    saved.current = { ...saved.current, ...changed }
    // which documents and sponsors are needed follows from the grade
    if ('membershipType' in changed)
      await app.queryClient.invalidateQueries({ queryKey: evidenceQuery(app).queryKey })
    app.queryClient.setQueryData(draftQuery(app).queryKey, {
      values: saved.current,
      savedAt: new Date().toISOString(),
    })
    if (user) dropDraft(user.id, DRAFT) // what the tab keeps is what is not saved
  }
  return { values, save }
}
