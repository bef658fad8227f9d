import { layers } from '../../papers/figures/layers'
import { roadOnClay } from '../../papers/figures/sections'
import { type Paper, list, steps } from '../../papers/Paper'

export const siteInvestigation: Paper = {
  series: 'Standard ACE-S 01',
  title: 'Site Investigation for Buildings up to Three Storeys',
  subtitle: 'The least that is done before a foundation is drawn',
  edition: 'Draft for comment, January 2025',
  issuedOn: '2025-01-20',
  cover: 'contours',
  sections: [
    {
      heading: 'Scope',
      blocks: [
        'This standard states the least investigation for houses, schools, clinics, offices and stores of up to three storeys. “Shall” marks what has to be done for a member to state that the work follows this standard; “should” marks advice.',
        'It does not cover towers, tanks above 50 cubic metres, retaining walls above 2 m, slopes, or ground that has been filled with waste.',
      ],
    },
    {
      heading: 'Desk and walk',
      blocks: [
        steps(
          'Maps, satellite pictures of one dry and one wet month, and records of earlier works nearby shall be looked at.',
          'The site shall be walked with someone who has lived beside it through at least five wet seasons. The highest flood is marked on a wall or tree and levelled.',
          'Cracks in neighbouring buildings shall be sketched, with the month of the visit.',
        ),
      ],
    },
    {
      heading: 'Pits and soundings',
      blocks: [
        {
          kind: 'table',
          caption: 'Table 1. Least number and depth. Depth counts from the level of the foundation where this is known.',
          columns: ['Plan area', 'Trial pits', 'Penetrometer soundings', 'Depth'],
          widths: [3, 2, 3, 3],
          rows: [
            ['up to 100 m²', '2', '4', '3.0 m'],
            ['up to 300 m²', '3', '6', '3.0 m'],
            ['up to 600 m²', '4', '10', '4.0 m'],
            ['above 600 m²', '1 for each 150 m²', '1 for each 50 m²', '4.0 m'],
          ],
        },
        'At least one pit shall lie at the corner that looks worst. Where black cotton soil is found, one pit shall reach 1 m below the last crack. No one enters a pit deeper than 1.2 m that is not supported.',
        {
          kind: 'figure',
          caption: 'Figure 1. How a pit is logged: every layer with its thickness, colour, state and name; water with the date and the hour.',
          alt: 'Column of four soil layers: topsoil, dark cracked clay, weathered laterite and dense lateritic gravel, with their thicknesses and the level of water.',
          height: 178,
          draw: layers(
            [
              { name: 'Topsoil', detail: 'dark brown, roots, loose', height: 24, measure: '0.30 m', sign: 'plain' },
              { name: 'Black cotton soil', detail: 'dark grey clay, cracked to 1.2 m, stiff when dry', height: 58, measure: '1.20 m', sign: 'clay' },
              { name: 'Silty clay', detail: 'grey-brown, moist, firm', height: 38, measure: '0.80 m', sign: 'sand' },
              { name: 'Lateritic gravel', detail: 'red, dense; pit ended here at 3.0 m', height: 40, measure: '0.70 m', sign: 'laterite' },
            ],
            152,
          ),
        },
      ],
    },
    {
      heading: 'Tests',
      blocks: [
        list(
          'From every layer that carries load: natural moisture, grading, liquid and plastic limits, linear shrinkage.',
          'From every clay with a plasticity index above 20: free swell.',
          'From the ground water, and from the soil at the depth of the foundation: sulphate and acidity.',
        ),
        'Where no laboratory can be reached within the time of the work, field tests (thread, dry strength, jar) may take their place for buildings of one storey, and the report shall say so.',
      ],
    },
    {
      heading: 'Report',
      blocks: [
        'The report shall contain a plan with the position and level of every pit, the logs, the results, the highest flood, a statement of what was not investigated, and the name and signature of the engineer. It should not exceed ten pages. Results are facts; the bearing pressure that follows from them is an opinion, and stands in a section of its own.',
      ],
    },
  ],
}

export const unpavedRoads: Paper = {
  series: 'Standard ACE-S 02',
  title: 'Unpaved Roads on Black Cotton Soil',
  subtitle: 'Drainage, capping layers and maintenance cycles for the Upper Nile plain',
  edition: 'Draft for comment, July 2025',
  issuedOn: '2025-07-21',
  cover: 'road',
  sections: [
    {
      heading: 'Scope',
      blocks: [
        'This standard applies to gravel and earth roads with fewer than 200 vehicles a day on clays with a plasticity index above 30. It was written for the plain of Upper Nile, Jonglei and Unity, where the land falls by a few centimetres in a kilometre, natural gravel is scarce, and water stands beside the road for months.',
      ],
    },
    {
      heading: 'Three rules',
      blocks: [
        steps(
          'The road stands above the water. Everything else is repair.',
          'The clay below it keeps the moisture it has. It is neither cut into nor left open to dry.',
          'Gravel is used where it carries wheels, not where it fills holes.',
        ),
      ],
    },
    {
      heading: 'Cross-section',
      blocks: [
        {
          kind: 'figure',
          caption: 'Figure 1. Typical section. The drain lies away from the toe, so that it wets the field and not the road.',
          alt: 'Cross-section of a raised road 6 metres wide with a wearing course of gravel over capping fill, side slopes, and a side drain at least 3 metres from the toe.',
          height: 176,
          draw: roadOnClay,
        },
        list(
          'The crown shall stand at least 0.6 m above the highest ordinary water beside the road, and the top of the capping at least 0.3 m.',
          'Crossfall of the wearing course: 6 per cent when built, never less than 4 per cent.',
          'Borrow pits lie at least 15 m from the toe and are joined, so that they drain or serve as ponds; they are never left as a ditch along the embankment.',
          'Relief culverts at every low point, and at least two in each kilometre, even where no stream is seen.',
        ),
      ],
    },
    {
      heading: 'Layers',
      blocks: [
        {
          kind: 'table',
          caption: 'Table 1. Least thickness over a subgrade with a soaked bearing ratio below 3 per cent.',
          columns: ['Vehicles a day', 'Capping, CBR 7 or more', 'Wearing course'],
          rows: [
            ['below 50', '200 mm', '150 mm'],
            ['50 to 100', '300 mm', '150 mm'],
            ['100 to 200', '400 mm', '175 mm'],
          ],
        },
        'Where capping gravel has to come from more than 40 km away, clay treated with 4 to 6 per cent of hydrated lime may take its place. The lime is slaked, spread and mixed on the road in two passes with a day between them, and the mixture is compacted moist. A trial of 100 m comes first.',
        'The embankment may be built of the clay itself if it is placed near the plastic limit, in layers of 150 mm, and covered by the capping within the same season.',
      ],
    },
    {
      heading: 'Closing and keeping',
      blocks: [
        list(
          'A rain gate stands at both ends of each section. It is closed to vehicles above 5 t after 20 mm of rain in a day, for as long as a heel leaves a mark on the crown.',
          'Ruts deeper than 50 mm are filled with wearing course gravel, not with clay from the drain.',
          'Grading is done once, at the end of the rains, while the surface is moist.',
          'Gravel is replaced when less than 75 mm is left.',
        ),
        'The cost of one closed week is less than that of one lorry that has broken through the crust. Those who close the gate need the written backing of the county.',
      ],
    },
  ],
}
