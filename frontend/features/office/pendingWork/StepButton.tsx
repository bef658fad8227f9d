import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { WaitingItem } from '../../../../domain/office/pendingWork/pendingWork.schema'
import { Button } from '../../../components/ui/Button'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { type App, useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { adminMessages } from '../../../lib/messages/adminMessages'
import { messages } from '../../../lib/messages/messages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'

/** What is done with something that waits, on Today. */
export interface Step {
  label: string
  /** What is said once it is done. */
  done: string
  run: (app: App, item: WaitingItem) => Promise<unknown>
  /** Takes it back. What cannot be taken back, and reaches somebody else, has a question instead. */
  undo?: (app: App, item: WaitingItem) => Promise<unknown>
  question?: { title: string; text: string }
}

export interface StepButtonProps {
  step: Step
  item: WaitingItem
  /** Called where the button may be gone: the focus needs another place. */
  onDone: () => void
}

/** Does what is likely with something that waits, without opening it. */
export const StepButton = ({ step: { label, done, run, undo, question }, item, onDone }: StepButtonProps) => {
  const app = useApp()
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const refresh = (): Promise<void> => app.queryClient.invalidateQueries({ queryKey: [OWN] })
  const complain = (error: unknown): void =>
    toast({
      tone: 'error',
      title: adminMessages.actionFailed,
      description: errorText(error, messages.unexpected),
    })
  const takeBack = async (): Promise<void> => {
    try {
      await undo?.(app, item)
    } catch (error) {
      complain(error)
    }
    await refresh()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => run(app, item),
    onSuccess: () => {
      toast({
        tone: 'success',
        title: done,
        description: item.title,
        undo: undo && (() => void takeBack()),
      })
      onDone()
    },
    onError: complain,
    onSettled: async () => {
      setAsked(false)
      await refresh()
    },
  })
  return (
    <>
      <Button
        tone="quiet"
        isBusy={isPending && !isAsked}
        aria-label={`${label}: ${item.title}`}
        onClick={() => (question ? setAsked(true) : mutate())}
      >
        {label}
      </Button>
      {question && isAsked && (
        <ConfirmDialog
          title={question.title}
          action={label}
          isBusy={isPending}
          onConfirm={() => mutate()}
          onClose={() => setAsked(false)}
        >
          <bdi className="font-semibold">{item.title}</bdi>: {question.text}
        </ConfirmDialog>
      )}
    </>
  )
}
