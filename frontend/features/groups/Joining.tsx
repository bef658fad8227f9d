import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import type { GroupPage } from '../../../domain/groups/groupTexts.schema'
import { Button, ButtonLink } from '../../components/ui/Button'
import { useApp } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import { groupMessages } from '../../lib/messages/groupMessages'
import { messages } from '../../lib/messages/messages'
import { dropSentForm, plainAction, sentFormOf } from '../../lib/plainForms'
import { OWN } from '../../lib/session/sessionQuery'
import { useToast } from '../../lib/toasts'
import { paths } from '../../paths'

const STATES = {
  member: 'You are a member of this group.',
  asked: 'You have asked to join. The lead of the group decides, and you are told by email.',
  refused: 'Your last request was refused. You can ask again.',
  none: 'The lead of the group decides about your request, and you are told by email.',
} as const

/** What was refused of a form that was sent without JavaScript. */
const Refused = () => {
  const app = useApp()
  const [refused] = useState(() => sentFormOf(app, ['join-group', 'leave-group']))
  useEffect(() => {
    if (refused) dropSentForm(app)
  }, [app, refused])
  if (!refused) return null
  return (
    <p role="alert" className="mb-4 border-2 border-laterite bg-laterite-wash p-4 font-semibold">
      {refused.errors[0]?.message}
    </p>
  )
}

/** How the reader stands to a group, and the one thing to do about it. Works without JavaScript. */
export const Joining = ({ group: { id, name, slug, own } }: { group: GroupPage }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const page = paths.group.build(slug)
  const isIn = own.state === 'member' || own.state === 'asked'
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`/groups/${id}/${isIn ? 'leave' : 'join'}`, {}),
    onSuccess: () => {
      if (!isIn) toast({ tone: 'success', title: groupMessages.asked, description: groupMessages.askedMore })
      else
        toast({
          tone: 'success',
          title: own.state === 'member' ? groupMessages.left : groupMessages.withdrawn,
        })
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: isIn ? groupMessages.leaveFailed : groupMessages.joinFailed,
        description: errorText(error, messages.unexpected),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [OWN] }),
  })
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    mutate()
  }
  if (own.missing === 'sign_in')
    return (
      <>
        <p className="mb-4">Members of the association can join. Please sign in first.</p>
        <ButtonLink to={paths.auth.build({ from: page, notice: 'groups' })} tone="main">
          Sign In to Join
        </ButtonLink>
      </>
    )
  if (own.missing === 'no_membership' && !isIn)
    return (
      <>
        <p className="mb-4">
          Only members of the association can join. Apply for membership, or renew yours, first.
        </p>
        <ButtonLink to={paths.membership.join.build()} tone="main">
          About Membership
        </ButtonLink>
      </>
    )
  const label = { member: 'Leave', asked: 'Withdraw Request', refused: 'Ask Again', none: 'Join' }[own.state]
  return (
    <form
      method="post"
      action={plainAction(page, `group=${id}`, isIn ? 'leave-group' : 'join-group')}
      onSubmit={send}
    >
      <Refused />
      <p className="mb-4" role="status">
        {STATES[own.state]}
      </p>
      <Button type="submit" tone={isIn ? 'plain' : 'main'} isBusy={isPending}>
        {label}
        <span className="sr-only">: {name}</span>
      </Button>
    </form>
  )
}
