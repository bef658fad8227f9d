/** A town that the map of events has. */
export interface Town {
  name: string
  /** Where it is, in per cent of the width and the height of the map. */
  left: number
  top: number
}

/** What the map shows, in degrees: from its western and northern edge. */
const WEST = 24
const NORTH = 12.4
const WIDTH = 12
const HEIGHT = 9

const town = (name: string, latitude: number, longitude: number): Town => ({
  name,
  left: ((longitude - WEST) / WIDTH) * 100,
  top: ((NORTH - latitude) / HEIGHT) * 100,
})

const TOWNS: readonly Town[] = [
  town('Akobo', 7.78, 33),
  town('Aweil', 8.77, 27.4),
  town('Bentiu', 9.23, 29.83),
  town('Bor', 6.21, 31.56),
  town('Juba', 4.85, 31.58),
  town('Kapoeta', 4.77, 33.59),
  town('Kuajok', 8.31, 27.99),
  town('Malakal', 9.53, 31.66),
  town('Maridi', 4.91, 29.47),
  town('Nimule', 3.6, 32.06),
  town('Pibor', 6.8, 33.13),
  town('Raja', 8.46, 25.68),
  town('Renk', 11.75, 32.78),
  town('Rumbek', 6.8, 29.68),
  town('Tambura', 5.6, 27.47),
  town('Tonj', 7.27, 28.68),
  town('Torit', 4.41, 32.57),
  town('Wau', 7.7, 27.99),
  town('Yambio', 4.57, 28.42),
  town('Yei', 4.09, 30.68),
  town('Yirol', 6.55, 30.5),
]

/**
 * The town that a place is in: places are a text, such as “Nyakuron Cultural Centre, Juba”.
 * @returns the town that is named last; undefined where none is named, as abroad or online
 */
export const townOf = (location: string): Town | undefined => {
  const words = location.toLowerCase().split(/[^a-z]+/)
  const placeIn = ({ name }: Town): number => words.lastIndexOf(name.toLowerCase())
  const named = TOWNS.filter((of) => placeIn(of) >= 0)
  return named.sort((one, other) => placeIn(other) - placeIn(one))[0]
}
