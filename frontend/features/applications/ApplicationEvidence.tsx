import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../lib/app'
import { useSession } from '../../lib/session/useSession'
import { ApplicationDocuments } from './ApplicationDocuments'
import { ApplicationSponsors } from './ApplicationSponsors'
import { evidenceQuery } from './evidenceQuery'

/** Documents, and once the application is sent its sponsors. */
export const ApplicationEvidence = ({ isSent }: { isSent: boolean }) => {
  const app = useApp()
  const { user } = useSession()
  const { data } = useQuery({ ...evidenceQuery(app), enabled: user !== null })
  if (data?.hasApplication !== isSent) return null
  return (
    <div className="grid max-w-[52rem] gap-10">
      {!isSent && data.documentsNeeded.length > 0 && (
        <p className="max-w-text text-ink-soft">
          What your grade needs stands beside it at the step before. You can send documents now or after the
          application.
        </p>
      )}
      <ApplicationDocuments {...data} />
      {isSent && data.sponsorsNeeded + data.sponsors.length > 0 && <ApplicationSponsors {...data} />}
    </div>
  )
}
