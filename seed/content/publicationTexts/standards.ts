import { layers } from '../../publicationPdf/figures/layers'
import { roadOnClay } from '../../publicationPdf/figures/sections'
import { type PublicationText, list, steps } from '../../publicationPdf/PublicationText'
import { paragraph } from '../paragraph'

export const siteInvestigation: PublicationText = {
  series: 'Standard ACE-S 01',
  title: 'Site Investigation for Buildings up to Three Storeys',
  subtitle: 'Minimum requirements before a foundation is designed',
  edition: 'Draft for comment, January 2025',
  issuedOn: '2025-01-20',
  cover: 'contours',
  sections: [
    {
      heading: 'Scope',
      blocks: [
        paragraph`
          This standard sets out the minimum investigation for houses, schools, clinics, offices and stores of
          up to three storeys. “Shall” indicates a requirement for compliance with this standard; “should”
          indicates advice.
        `,
        paragraph`
          It does not cover towers, tanks above 50 cubic metres, retaining walls above 2 m, slopes, or ground
          that has been filled with waste.
        `,
      ],
    },
    {
      heading: 'Desk study and site walk',
      blocks: [
        steps(
          paragraph`
            Maps, satellite images from one dry and one wet month, and records of earlier works nearby shall
            be studied.
          `,
          paragraph`
            The site shall be walked with someone who has lived beside it through at least five wet seasons.
            The highest flood level shall be marked on a wall or tree and levelled.
          `,
          'Cracks in neighbouring buildings shall be sketched, with a note of the month of the visit.',
        ),
      ],
    },
    {
      heading: 'Trial pits and soundings',
      blocks: [
        {
          kind: 'table',
          caption:
            'Table 1. Minimum number and depth. Depth is measured from foundation level where this is known.',
          columns: ['Plan area', 'Trial pits', 'Penetrometer soundings', 'Depth'],
          widths: [3, 2, 3, 3],
          rows: [
            ['up to 100 m²', '2', '4', '3.0 m'],
            ['up to 300 m²', '3', '6', '3.0 m'],
            ['up to 600 m²', '4', '10', '4.0 m'],
            ['above 600 m²', '1 for each 150 m²', '1 for each 50 m²', '4.0 m'],
          ],
        },
        paragraph`
          At least one pit shall be at the corner with the poorest ground. Where black cotton soil is found,
          one pit shall extend 1 m below the deepest crack. Nobody shall enter an unsupported pit deeper than
          1.2 m.
        `,
        {
          kind: 'figure',
          caption: paragraph`
            Figure 1. A pit log: the thickness, colour, condition and name of every layer; the water level
            with date and time.
          `,
          alt: paragraph`
            Column of four soil layers: topsoil, dark cracked clay, weathered laterite and dense lateritic
            gravel, with their thicknesses and the level of water.
          `,
          height: 178,
          draw: layers(
            [
              {
                name: 'Topsoil',
                detail: 'dark brown, roots, loose',
                height: 24,
                measure: '0.30 m',
                sign: 'plain',
              },
              {
                name: 'Black cotton soil',
                detail: 'dark grey clay, cracked to 1.2 m, stiff when dry',
                height: 58,
                measure: '1.20 m',
                sign: 'clay',
              },
              {
                name: 'Silty clay',
                detail: 'grey-brown, moist, firm',
                height: 38,
                measure: '0.80 m',
                sign: 'sand',
              },
              {
                name: 'Lateritic gravel',
                detail: 'red, dense; pit ended here at 3.0 m',
                height: 40,
                measure: '0.70 m',
                sign: 'laterite',
              },
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
          paragraph`
            From every load-bearing layer: natural moisture content, grading, liquid and plastic limits,
            linear shrinkage.
          `,
          'From every clay with a plasticity index above 20: free swell.',
          'From the groundwater and from the soil at foundation level: sulphate content and acidity.',
        ),
        paragraph`
          Where no laboratory is available in time, field tests (thread, dry strength and jar) may be used
          instead for single-storey buildings, and the report shall say so.
        `,
      ],
    },
    {
      heading: 'Report',
      blocks: [
        paragraph`
          The report shall contain a plan with the position and level of every pit, the logs, the results, the
          highest flood, a statement of what was not investigated, and the name and signature of the engineer.
          It should not exceed ten pages. The results are facts; the bearing pressure derived from them is an
          opinion and shall be given in a separate section.
        `,
      ],
    },
  ],
}

export const unpavedRoads: PublicationText = {
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
        paragraph`
          This standard applies to gravel and earth roads with fewer than 200 vehicles a day on clays with a
          plasticity index above 30. It was written for the plain of Upper Nile, Jonglei and Unity, where the
          land falls by only a few centimetres per kilometre, natural gravel is scarce and water stands beside
          the road for months.
        `,
      ],
    },
    {
      heading: 'Principles',
      blocks: [
        steps(
          'Keep the road above the water.',
          'Keep the moisture content of the clay constant. Do not cut into it or leave it exposed to dry.',
          'Use gravel where it carries traffic, not to fill holes.',
        ),
      ],
    },
    {
      heading: 'Cross-section',
      blocks: [
        {
          kind: 'figure',
          caption: paragraph`
            Figure 1. Typical section. The drain is set back from the toe, so that it wets the field and not
            the road.
          `,
          alt: paragraph`
            Cross-section of a raised road 6 metres wide with a wearing course of gravel over capping fill,
            side slopes, and a side drain at least 3 metres from the toe.
          `,
          height: 176,
          draw: roadOnClay,
        },
        list(
          paragraph`
            The crown shall be at least 0.6 m, and the top of the capping at least 0.3 m, above the normal
            high-water level beside the road.
          `,
          'Crossfall of the wearing course: 6 per cent when built, never less than 4 per cent.',
          paragraph`
            Borrow pits shall be at least 15 m from the toe and connected, so that they drain or serve as
            ponds; they shall not form a ditch along the embankment.
          `,
          paragraph`
            Relief culverts shall be provided at every low point, and at least two per kilometre, even where
            there is no stream.
          `,
        ),
      ],
    },
    {
      heading: 'Layers',
      blocks: [
        {
          kind: 'table',
          caption:
            'Table 1. Minimum thickness over a subgrade with a soaked California bearing ratio (CBR) below 3 per cent.',
          columns: ['Vehicles a day', 'Capping, CBR 7 or more', 'Wearing course'],
          rows: [
            ['below 50', '200 mm', '150 mm'],
            ['50 to 100', '300 mm', '150 mm'],
            ['100 to 200', '400 mm', '175 mm'],
          ],
        },
        paragraph`
          Where capping gravel would have to be hauled more than 40 km, clay stabilised with 4 to 6 per cent
          of hydrated lime may be used instead. The lime is spread and mixed on the road in two passes a day
          apart, and the mixture is compacted while moist. A trial section of 100 m shall be built first.
        `,
        paragraph`
          The embankment may be built of the clay itself if it is placed near its plastic limit in layers of
          150 mm and capped within the same season.
        `,
      ],
    },
    {
      heading: 'Closure and maintenance',
      blocks: [
        list(
          paragraph`
            A rain gate shall be provided at both ends of each section. It is closed to vehicles above 5 t
            after 20 mm of rain in a day, for as long as a heel leaves a mark on the crown.
          `,
          'Fill ruts deeper than 50 mm with wearing-course gravel, not with clay from the drain.',
          'Grade once, at the end of the rains, while the surface is moist.',
          'Replace the gravel when less than 75 mm remains.',
        ),
        paragraph`
          A week’s closure costs less than the damage done by one lorry that breaks through the crust. Gate
          keepers need written authority from the county.
        `,
      ],
    },
  ],
}
