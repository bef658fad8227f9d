import { classNames } from '../../lib/classNames'
import { SmartLink, type SmartLinkProps } from '../ui/SmartLink'

/** A link of the editors' that looks like a button. */
export const SmartButton = ({
  isMain = false,
  className,
  ...rest
}: SmartLinkProps & { isMain?: boolean }) => (
  <SmartLink {...rest} className={classNames('btn', isMain && 'btn-main', className)} />
)
