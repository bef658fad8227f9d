import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import { hasRight } from '../../../collections/access/policies.schema'
import {
  API_KEY_STATES,
  API_PERMISSION_LABELS,
  type ApiKeyState,
  type ApiKeyView,
  type CreatedApiKey,
} from '../../../domain/integrations/apiKeys/apiKeyTexts.schema'
import { type Column, DataTable } from '../../components/list/DataTable'
import { ListView } from '../../components/list/ListView'
import { Badge, type BadgeTone } from '../../components/ui/Badge'
import { Button } from '../../components/ui/Button'
import { useApp } from '../../lib/app'
import { formatDate } from '../../lib/dates'
import { integrationMessages } from '../../lib/messages/integrationMessages'
import { useSession } from '../../lib/session/useSession'
import { useListQuery } from '../../lib/useListQuery'
import { CreatedKeyPanel } from './CreatedKeyPanel'
import { apiKeySpec, apiKeysQuery } from './apiKeyQueries'

const NewKeyDialog = lazy(async () => ({ default: (await import('./NewKeyDialog')).NewKeyDialog }))
const RevokeKeyDialog = lazy(async () => ({ default: (await import('./RevokeKeyDialog')).RevokeKeyDialog }))

const TONES: Record<ApiKeyState, BadgeTone> = { active: 'good', expired: 'neutral', revoked: 'stop' }

const columnsFor = (onRevoke: ((key: ApiKeyView) => void) | undefined): Column<ApiKeyView>[] => [
  {
    id: 'name',
    header: 'Key',
    cell: ({ name, start }) => (
      <>
        <bdi>{name}</bdi>
        <span className="block font-mono font-normal text-ink-soft" dir="ltr">
          {start}…
        </span>
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={TONES[state]}>{API_KEY_STATES[state]}</Badge>,
  },
  {
    id: 'permissions',
    header: 'Permissions',
    cell: ({ permissions }) => permissions.map((permission) => API_PERMISSION_LABELS[permission]).join(', '),
  },
  {
    id: 'rate',
    header: 'Requests a minute',
    cell: ({ requestsPerMinute }) => <span className="tabular-nums">{requestsPerMinute}</span>,
  },
  {
    id: 'created',
    header: 'Created',
    cell: ({ createdAt, createdBy }) => (
      <>
        {formatDate(createdAt)}, <bdi>{createdBy ?? 'a former colleague'}</bdi>
      </>
    ),
  },
  {
    id: 'used',
    header: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatDate(lastUsedAt) : 'Never'),
  },
  {
    id: 'ends',
    header: 'Ends',
    cell: ({ expiresAt, revokedAt }) => formatDate(revokedAt ?? expiresAt),
  },
  ...(onRevoke
    ? [
        {
          id: 'revoke',
          header: 'Revoke',
          cell: (key: ApiKeyView) =>
            key.state === 'active' ? (
              <Button tone="quiet" onClick={() => onRevoke(key)}>
                Revoke<span className="sr-only"> {key.name}</span>
              </Button>
            ) : (
              '–'
            ),
        },
      ]
    : []),
]

/** The API keys of the association: list, make, revoke. Source: issue 13, part 9. */
export const ApiKeyTable = () => {
  const { user } = useSession()
  const [isMaking, setIsMaking] = useState(false)
  const [created, setCreated] = useState<CreatedApiKey>()
  const [doomed, setDoomed] = useState<ApiKeyView>()
  const query = useListQuery(apiKeySpec)
  const result = useQuery({ ...apiKeysQuery(useApp(), query), throwOnError: false })
  // an auditor reads the list alone
  const canChange = hasRight(user, 'site')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="max-w-text">{integrationMessages.keysHint}</p>
      {created && <CreatedKeyPanel created={created} onDone={() => setCreated(undefined)} />}
      {canChange && (
        <p>
          <Button tone="main" onClick={() => setIsMaking(true)}>
            New Key
          </Button>
        </p>
      )}
      <ListView
        spec={apiKeySpec}
        query={query}
        result={result}
        noun={{ one: 'key', many: 'keys' }}
        empty={integrationMessages.noKeys}
        failed={integrationMessages.keysFailed}
      >
        {(rows, isStale) => (
          <DataTable
            caption="API keys"
            columns={columnsFor(canChange ? setDoomed : undefined)}
            rows={rows}
            rowKey={({ id }) => id}
            sort=""
            sortTo={() => ''}
            isStale={isStale}
          />
        )}
      </ListView>
      <Suspense>
        {isMaking && (
          <NewKeyDialog
            onCreated={(made) => {
              setCreated(made)
              setIsMaking(false)
            }}
            onClose={() => setIsMaking(false)}
          />
        )}
        {doomed && <RevokeKeyDialog apiKey={doomed} onClose={() => setDoomed(undefined)} />}
      </Suspense>
    </div>
  )
}
