import { useState } from 'react'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Button } from '../../../components/ui/Button'
import { errorText } from '../../../lib/errorText'
import { leaveMessages } from '../../../lib/messages/personalDataMessages'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { type Archive, fetchArchive } from './fetchArchive'

const save = ({ content, filename }: Archive): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = filename
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Everything that is kept about a person, to take along. */
export const DataSection = () => {
  const showToast = useToast()
  const isHydrated = useIsHydrated()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [isBusy, setIsBusy] = useState(false)

  const download = async (): Promise<void> => {
    setIsBusy(true)
    try {
      save(await withReauthentication(fetchArchive))
    } catch (error) {
      showToast({
        tone: 'error',
        title: messages.error,
        description: errorText(error, leaveMessages.dataFailed),
      })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p>
        Download all the data we hold about you in one archive: profile, account, applications, membership,
        registrations, CPD, donations and messages.
      </p>
      <Button isBusy={isBusy} disabled={!isHydrated} onClick={() => void download()}>
        Download My Data
      </Button>
      {reauthenticationDialog}
    </div>
  )
}
