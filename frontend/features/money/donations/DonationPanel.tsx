import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../../../lib/app'
import { donationMessages } from '../../../lib/messages/donationMessages'
import { GiftForm } from './GiftForm'
import { PartnerLinks } from './PartnerLinks'
import { donationOptionsQuery } from './donationQueries'

/** The ways to give: by card where the association has a payment provider, and through its partners. */
export const DonationPanel = () => {
  const { isAvailable } = useSuspenseQuery(donationOptionsQuery(useApp())).data
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      {isAvailable ? (
        <GiftForm />
      ) : (
        <p className="border-s-4 border-amber bg-amber-wash p-5">{donationMessages.notConfigured}</p>
      )}
      <PartnerLinks />
    </div>
  )
}
