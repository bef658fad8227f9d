import { useEffect, useState } from 'react'

/**
 * Counts through a number of things, one after another.
 * @param count how many there are
 * @param everyMs how long each is shown, in milliseconds
 * @returns which one is shown, from 0
 */
export const useRotation = (count: number, everyMs: number, isRunning: boolean): number => {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isRunning || count < 2) return
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((last) => last + 1)
    }, everyMs)
    return () => clearInterval(timer)
  }, [count, everyMs, isRunning])
  return count > 0 ? turn % count : 0
}
