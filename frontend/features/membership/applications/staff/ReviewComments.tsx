import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { ApplicationReview } from '../../../../../domain/membership/applications/review.schema'
import { Button } from '../../../../components/ui/Button'
import { TextArea } from '../../../../components/ui/TextArea'
import { useApp } from '../../../../lib/app'
import { formatDateTime } from '../../../../lib/dates'
import { errorText } from '../../../../lib/errorText'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { messages } from '../../../../lib/messages/messages'
import { useToast } from '../../../../lib/toasts'
import { reviewQuery } from './staffApplicationQueries'

/** Remarks for colleagues: read them, add one. */
export const ReviewComments = ({ id, comments }: Pick<ApplicationReview, 'id' | 'comments'>) => {
  const app = useApp()
  const toast = useToast()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: (comment: string) =>
      app.api.post(`/applications/${encodeURIComponent(id)}/comments`, { text: comment }),
    onSuccess: async () => {
      setText('')
      toast({ tone: 'success', title: adminMessages.commentAdded })
      await app.queryClient.invalidateQueries({ queryKey: reviewQuery(app, id).queryKey })
    },
    onError: (failure) =>
      toast({
        tone: 'error',
        title: adminMessages.commentFailed,
        description: errorText(failure, messages.unexpected),
      }),
  })
  const add = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const comment = text.trim()
    setError(comment ? undefined : 'Please write a comment')
    if (comment) mutate(comment)
  }
  return (
    <div className="grid gap-4">
      {comments.length > 0 && (
        <ol className="border-b border-rule-strong">
          {comments.map(({ text: comment, by, at }) => (
            <li key={at} className="border-t border-rule-strong py-3">
              <p className="whitespace-pre-wrap break-words" dir="auto">
                {comment}
              </p>
              <p className="text-ink-soft">
                <bdi>{by}</bdi>, <time dateTime={at}>{formatDateTime(at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <form noValidate className="grid gap-3" onSubmit={add}>
        <TextArea
          name="comment"
          label="Comment"
          hint="For staff. The applicant cannot see it."
          error={error}
          rows={3}
          maxLength={2000}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p>
          <Button type="submit" isBusy={isPending}>
            Add Comment
          </Button>
        </p>
      </form>
    </div>
  )
}
