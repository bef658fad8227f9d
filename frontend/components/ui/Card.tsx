import type { ComponentProps } from 'react'
import { classNames } from '../../lib/classNames'

/** A sheet on the paper, held by a hairline. */
export const Card = ({ className, ...rest }: ComponentProps<'article'>) => (
  <article {...rest} className={classNames('card flex flex-col p-5 md:p-6', className)} />
)
