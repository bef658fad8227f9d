import { type Money, formatMoney } from '../../../../platform/moneyFormat.schema'
import { Checkbox } from '../../../components/ui/Checkbox'

/** Lets a payer pay the next instalment alone; nothing where the invoice is paid as a whole. */
export const InstalmentChoice = ({
  instalment,
  isChosen,
  onChange,
}: {
  instalment: Money | null
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}) =>
  instalment && (
    <Checkbox
      name="isInstalment"
      label={`Pay only the next instalment, ${formatMoney(instalment)}`}
      checked={isChosen}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
