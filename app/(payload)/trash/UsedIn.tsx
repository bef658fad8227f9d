'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Uses } from '../../../domain/content/trash/uses.schema'
import { readJson } from '../../../frontend/lib/readJson'

type State = { status: 'loading' | 'failed' } | { status: 'known'; uses: Uses }

const detailOf = ({ by, isDraft, isInTrash }: Uses['uses'][number]): string =>
  [by === 'link' && 'link', isDraft && 'draft', isInTrash && 'in the trash'].filter(Boolean).join(', ')

const List = ({ uses: { uses, counted, isPartial } }: { uses: Uses }) => {
  if (uses.length === 0 && counted.length === 0)
    return (
      <p style={{ margin: 0 }}>
        {isPartial ? 'Nothing was found in what could be looked through.' : 'Nothing uses it.'}
      </p>
    )
  return (
    <ul style={{ listStyle: 'none', padding: 0, margin: 0, overflowWrap: 'anywhere' }}>
      {uses.map((use) => (
        <li key={use.href} style={{ marginBlockEnd: '0.375rem' }}>
          {use.kind}:{' '}
          <a href={use.href}>
            <bdi>{use.title}</bdi>
          </a>
          {detailOf(use) && ` (${detailOf(use)})`}
        </li>
      ))}
      {counted.map(({ kind, count }) => (
        <li key={kind} style={{ marginBlockEnd: '0.375rem' }}>
          {kind}: {count.toLocaleString('en-GB')}
        </li>
      ))}
      {isPartial && <li>There may be more.</li>}
    </ul>
  )
}

/** Beside a record: where it is used, and so what deleting it would break. */
export const UsedIn = () => {
  const { id, collectionSlug } = useDocumentInfo()
  const [state, setState] = useState<State>({ status: 'loading' })

  useEffect(() => {
    if (!id || !collectionSlug) return undefined
    const asking = new AbortController()
    fetch(`/api/${collectionSlug}/${id}/uses`, { signal: asking.signal, credentials: 'include' })
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status))
        setState({ status: 'known', uses: await readJson<Uses>(response) })
      })
      .catch(() => {
        if (!asking.signal.aborted) setState({ status: 'failed' })
      })
    return () => asking.abort()
  }, [id, collectionSlug])

  if (!id) return null
  return (
    <section
      aria-label="Used in"
      className="field-type"
      style={{ marginBlock: '1.5rem', fontSize: '1rem', lineHeight: 1.5 }}
    >
      <h3 style={{ fontSize: '1rem', margin: '0 0 0.375rem' }}>Used in</h3>
      {state.status === 'loading' && <p style={{ margin: 0 }}>Looking…</p>}
      {state.status === 'failed' && (
        <p style={{ margin: 0 }}>Where it is used could not be read. Reload the page to try again.</p>
      )}
      {state.status === 'known' && <List uses={state.uses} />}
    </section>
  )
}
