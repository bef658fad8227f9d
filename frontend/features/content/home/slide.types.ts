import type { Home } from '../../../../payload-types'

/** A headline with its drawing or picture. */
export type Slide = NonNullable<NonNullable<Home['hero']>['headlines']>[number]
