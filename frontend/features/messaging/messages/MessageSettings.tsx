import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../components/ui/Button'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { memberMessageTexts as texts } from '../../../lib/messages/memberMessageTexts'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { messageStateQuery } from '../../../components/memberMessages/messageQueries'
import { useMessageAction } from './useMessageAction'

/** Whether members can write to the person at all, and whom they have blocked. */
export const MessageSettings = () => {
  const app = useApp()
  const { data, isPending, ...failure } = useQuery({ ...messageStateQuery(app), throwOnError: false })
  const { isBusy, act } = useMessageAction()
  const isHydrated = useIsHydrated()
  if (isPending) return <Spinner label="Loading who can write to you" />
  if (!data) return <LoadFailure title="Failed to load who can write to you" {...failure} />
  const { isOn, blocked } = data
  return (
    <section aria-labelledby="message-settings" className="mt-12 grid gap-5 border-t border-rule-strong pt-5">
      <h2 id="message-settings" className="text-xl">
        Who can write to you
      </h2>
      <p className="max-w-text">
        {isOn
          ? 'Current members can write to you from the member directory.'
          : 'Messages are off. Nobody can write to you, and you cannot write to members.'}
      </p>
      <p>
        <Button
          isBusy={isBusy}
          disabled={!isHydrated}
          onClick={() =>
            void act(
              () => app.api.patch('/profiles/me', { acceptsMessages: !isOn }),
              isOn ? texts.turnedOff : texts.turnedOn,
            )
          }
        >
          {isOn ? 'Turn Messages Off' : 'Turn Messages On'}
        </Button>
      </p>
      {blocked.length > 0 && (
        <>
          <h3 className="text-lg">Blocked members</h3>
          <ul className="grid gap-3">
            {blocked.map(({ id, name }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-3"
              >
                <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
                <Button
                  isBusy={isBusy}
                  disabled={!isHydrated}
                  onClick={() =>
                    void act(() => app.api.post(`/member-messages/blocks/${id}/remove`), texts.unblocked)
                  }
                >
                  Unblock<span className="sr-only"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
