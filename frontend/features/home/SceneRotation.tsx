import { useEffect, useState } from 'react'
import { Scene } from '../../components/drawings/Scene'
import { SCENES } from '../../components/drawings/scenes'
import { classNames } from '../../lib/classNames'
import { useTurns } from './useTurns'

/** Source: spec.md section 9. */
const SCENE_MS = 5000
/** The later drawings' file is asked for when the page has long been painted. */
const LATER_MS = 2500

export interface SceneRotationProps {
  isRunning: boolean
  canMove: boolean
}

export const SceneRotation = ({ isRunning, canMove }: SceneRotationProps) => {
  const [areAllThere, setAreAllThere] = useState(false)
  useEffect(() => {
    if (!canMove || areAllThere) return
    const timer = setTimeout(() => setAreAllThere(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [canMove, areAllThere])
  const turn = useTurns(SCENES.length, SCENE_MS, isRunning && areAllThere)
  return (
    <div role="img" aria-label={SCENES[turn]?.label} className="grid">
      {SCENES.slice(0, areAllThere ? undefined : 1).map(({ id }, index) => (
        <Scene key={id} id={id} className={classNames('drawing col-start-1 row-start-1 transition-opacity duration-500', index === turn ? 'opacity-100' : 'opacity-0')} />
      ))}
    </div>
  )
}
