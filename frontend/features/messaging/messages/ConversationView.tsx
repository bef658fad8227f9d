import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Conversation, ConversationMessage } from '../../../../domain/messaging/messages/messages.schema'
import { MESSAGE_REFUSALS } from '../../../../domain/messaging/messages/messageTexts.schema'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Pager } from '../../../components/ui/Pager'
import { useApp } from '../../../lib/app'
import { formatDateTime } from '../../../lib/dates'
import { memberMessageTexts as texts } from '../../../lib/messages/memberMessageTexts'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { paths } from '../../../paths'
import { AnswerForm } from './AnswerForm'
import { MessagesLoading } from './MessagesLoading'
import { ReportDialog } from './ReportDialog'
import { conversationQuery, messageStateQuery } from '../../../components/memberMessages/messageQueries'
import { useMessageAction } from './useMessageAction'

interface MessageProps {
  message: ConversationMessage
  /** Of the other person. */
  name: string
  onReport: () => void
}

const Message = ({ message: { isOwn, text, createdAt, isReported }, name, onReport }: MessageProps) => {
  const isHydrated = useIsHydrated()
  return (
    <li className={`grid gap-2 border-s-4 p-4 ${isOwn ? 'border-rule-strong' : 'border-nile bg-nile-wash'}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold wrap-anywhere">{isOwn ? 'You' : <bdi>{name}</bdi>}</span>
        <time dateTime={createdAt} className="text-ink-soft">
          {formatDateTime(createdAt)}
        </time>
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
        {text}
      </p>
      {!isOwn &&
        (isReported ? (
          <p className="text-ink-soft">You reported this message.</p>
        ) : (
          <p>
            <Button tone="quiet" disabled={!isHydrated} onClick={onReport}>
              Report<span className="sr-only"> the message of {formatDateTime(createdAt)}</span>
            </Button>
          </p>
        ))}
    </li>
  )
}

/** Blocking asks first; unblocking does not. */
const BlockButton = ({ conversation: { id, name, isBlocked } }: { conversation: Conversation }) => {
  const { api } = useApp()
  const { isBusy, act } = useMessageAction()
  const isHydrated = useIsHydrated()
  const [isAsking, setIsAsking] = useState(false)
  if (isBlocked === null) return null
  if (isBlocked) {
    return (
      <Button
        isBusy={isBusy}
        disabled={!isHydrated}
        onClick={() => void act(() => api.post(`/member-messages/${id}/unblock`), texts.unblocked)}
      >
        Unblock<span className="sr-only"> {name}</span>
      </Button>
    )
  }
  return (
    <>
      <Button isBusy={isBusy} disabled={!isHydrated} onClick={() => setIsAsking(true)}>
        Block<span className="sr-only"> {name}</span>
      </Button>
      <Dialog title="Block this member?" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p>
          <bdi>{name}</bdi> can no longer write to you, and is not told why. You can unblock them at any time.
        </p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button tone="main" onClick={() => setIsAsking(false)}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              setIsAsking(false)
              void act(() => api.post(`/member-messages/${id}/block`), texts.blocked)
            }}
          >
            Block Member
          </Button>
        </p>
      </Dialog>
    </>
  )
}

/** Tells the server once that a conversation was opened, and has the count of unread messages follow. */
const useMarkedAsRead = (id: string | undefined): void => {
  const app = useApp()
  useEffect(() => {
    if (!id) return
    app.api
      .post(`/member-messages/${id}/read`)
      .then(() => app.queryClient.invalidateQueries({ queryKey: messageStateQuery(app).queryKey }))
      .catch(() => {}) // they stay marked as new
  }, [app, id])
}

/**
 * A conversation with another member: what was written, an answer, and what to do about a message that should
 * not be.
 */
export const ConversationView = ({ message, page }: { message: string; page: number }) => {
  const { data, error, isFetching, refetch } = useQuery(conversationQuery(useApp(), message, page))
  const [reported, setReported] = useState<string>()
  const [answers, setAnswers] = useState(0)
  useMarkedAsRead(data && message)
  if (!data)
    return error ? (
      <LoadFailure title={texts.conversationFailed} error={error} isFetching={isFetching} refetch={refetch} />
    ) : (
      <MessagesLoading label="Loading the conversation…" />
    )
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-2xl wrap-anywhere" dir="auto">
            {data.subject}
          </h2>
          <p className="text-ink-soft wrap-anywhere">
            With <bdi>{data.name}</bdi>
          </p>
        </div>
        <BlockButton conversation={data} />
      </div>
      <ol className="grid gap-4">
        {data.messages.map((row) => (
          <Message key={row.id} message={row} name={data.name} onReport={() => setReported(row.id)} />
        ))}
      </ol>
      <Pager
        page={page}
        pages={data.totalPages}
        to={(to) => paths.messages.build({ message, page: to > 1 ? String(to) : undefined })}
      />
      {data.refusal ? (
        <p className="border-s-4 border-amber bg-amber-wash p-4">{MESSAGE_REFUSALS[data.refusal].text}</p>
      ) : (
        <AnswerForm key={answers} conversation={data.id} onSent={() => setAnswers((count) => count + 1)} />
      )}
      {reported && <ReportDialog message={reported} onClose={() => setReported(undefined)} />}
    </div>
  )
}
