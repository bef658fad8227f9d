import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { BackLink } from '../../components/ui/BackLink'
import { TabLinks } from '../../components/ui/TabLinks'
import { ConversationView } from '../../features/messaging/messages/ConversationView'
import { MessageList } from '../../features/messaging/messages/MessageList'
import { MessageSettings } from '../../features/messaging/messages/MessageSettings'
import { NewMessage } from '../../features/messaging/messages/NewMessage'
import { readMessageAddress } from '../../features/messaging/messages/messageAddress'
import {
  boxQuery,
  conversationQuery,
  messageStateQuery,
  recipientQuery,
} from '../../components/memberMessages/messageQueries'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { requireAccount } from '../../lib/session/requireAccount'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { paths } from '../../paths'

const BOXES = [
  { id: 'received', label: 'Received', to: paths.messages.build() },
  { id: 'sent', label: 'Sent', to: paths.messages.build({ box: 'sent' }) },
]

/** What members write to each other; a visitor is sent to sign in. Source: docs/decisions. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    const { queryClient } = app
    const { message, to, box, page } = readMessageAddress(new URL(request.url).searchParams)
    const loading = async (): Promise<void> => {
      if (message) await queryClient.query(conversationQuery(app, message, page))
      else if (to) await queryClient.query(recipientQuery(app, to))
      else
        await Promise.all([
          queryClient.query(boxQuery(app, box, page)),
          queryClient.query(messageStateQuery(app)),
        ])
    }
    await awaitOnServer([loading()])
    return {
      head: {
        title: to && !message ? 'New Message' : 'Messages',
        description: 'What members wrote to you, and you to them.',
        canonical: paths.messages.build(),
      },
    }
  }

export const Component = () => {
  const [search] = useSearchParams()
  const { message, to, box, page } = readMessageAddress(search)
  const isList = !message && !to
  return (
    <>
      <PageTitle title={!message && to ? 'New Message' : 'Messages'}>
        Between members, without email addresses.
      </PageTitle>
      <div className="wrap py-8">
        <p className="mb-6">
          {isList ? (
            <BackLink fallback={paths.membership.dashboard.build()} label="Dashboard" />
          ) : (
            <BackLink fallback={paths.messages.build()} />
          )}
        </p>
        {message && <ConversationView key={message} message={message} page={page} />}
        {!message && to && <NewMessage key={to} to={to} />}
        {isList && (
          <>
            <TabLinks label="Messages" tabs={BOXES} selected={box}>
              <MessageList key={`${box} ${page}`} box={box} page={page} />
            </TabLinks>
            <MessageSettings />
          </>
        )}
      </div>
    </>
  )
}
