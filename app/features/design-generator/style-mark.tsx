import type { DesignStyle } from '../../../contract/design.ts'

/** A small decal in each style: fill and path from back to front, on a grid of 64 by 48. */
const marks: Readonly<Record<DesignStyle, readonly (readonly [fill: string, path: string])[]>> = {
  modern: [
    ['#fff', 'M32 1 55 13v22L32 47 9 35V13z'],
    ['#12354a', 'M32 5 51.5 15.3v17.4L32 43 12.5 32.7V15.3z'],
    ['#ffb23e', 'M32 10a11 11 0 0 1 11 11H21a11 11 0 0 1 11-11z'],
    ['#f0653a', 'M19 23h26v3H19zM22 28h20v2.5H22z'],
    ['#fff', 'M20 33h24v4H20z'],
  ],
  vintage: [
    [
      '#f7edd8',
      'M32 2a19 19 0 0 1 17 11 19 19 0 0 1 2 12h10l-5 7 5 8H47a22 22 0 0 1-30 0H3l5-8-5-7h10A19 19 0 0 1 32 2z',
    ],
    ['#5b2a1d', 'M32 5a17 17 0 1 1 0 34 17 17 0 0 1 0-34z'],
    ['#e2b25b', 'M32 8a14 14 0 1 1 0 28 14 14 0 0 1 0-28z'],
    ['#7a3b22', 'M18 26l8-11 5 6 4-5 11 14a14 14 0 0 1-28-4z'],
    ['#b3362b', 'M6 28h52l-4 4 4 5H6l4-5z'],
    ['#f7edd8', 'M16 31h32v3H16z'],
  ],
  minimalist: [
    ['#fff', 'M32 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44z'],
    ['#0b1f2a', 'M32 6a18 18 0 0 1 15.6 27h-1.2A17 17 0 1 0 17.6 33h-1.2A18 18 0 0 1 32 6z'],
    ['#0b1f2a', 'M24 27l8-11 8 11h-1.6L32 18.2 25.6 27z'],
    ['#0b1f2a', 'M18 36h28v1.6H18zM24 40h16v1H24z'],
  ],
  bold: [
    ['#fff', 'M19 1h28l3 10 13-1-4 34L2 47 6 14h10z'],
    ['#0b0f1c', 'M22 4h22l3 10 12.5-1L56 41 5.5 44 9 17h10z'],
    ['#ffc400', 'M25 7h16l3 11H22z'],
    ['#e2231a', 'M12 21l43-4-1.8 9L10.7 30z'],
    ['#ff7a1a', 'M10.3 32l42.2-4-1.6 9L9 41z'],
  ],
  graffiti: [
    [
      '#fff',
      'M14 8a11 11 0 0 1 16-3 12 12 0 0 1 17 3 11 11 0 0 1 13 13 10 10 0 0 1-6 12v10h-6v3h-5V34H27v9h-5v4h-5V34h-3v7H9v-8A11 11 0 0 1 5 18 10 10 0 0 1 14 8z',
    ],
    [
      '#7b2ff2',
      'M15 11a9 9 0 0 1 15-3 10 10 0 0 1 15 3 9 9 0 0 1 12 11 8 8 0 0 1-7 9H14A9 9 0 0 1 8 19a8 8 0 0 1 7-8z',
    ],
    ['#0b0f1c', 'M10 18l44-5-2 19v8h-2.5v-7H24v9h-2.5v-9H13v5h-2.5z'],
    ['#28e07b', 'M13 20l38-4-1.6 6L13.5 25z'],
    ['#12c2e9', 'M13.5 26.5l36-3-1.3 6L14 31z'],
  ],
  professional: [
    ['#fff', 'M32 1c7 4 13 5 21 5v16c0 12-8 20-21 25C19 42 11 34 11 22V6c8 0 14-1 21-5z'],
    [
      '#12354a',
      'M32 5c6 3 11 4.3 17.5 4.5V22c0 10-6.5 16.5-17.5 21C21 38.5 14.5 32 14.5 22V9.5C21 9.3 26 8 32 5z',
    ],
    [
      '#c9d6da',
      'M32 8c5 2.3 9.5 3.6 14.8 4V22c0 8.5-5.2 14-14.8 18-9.6-4-14.8-9.5-14.8-18V12c5.3-.4 9.8-1.7 14.8-4zm0 1.7c-4.5 2-8.5 3.2-13.3 3.6V22c0 7.6 4.6 12.7 13.3 16.4C40.7 34.7 45.3 29.6 45.3 22v-8.7C40.5 12.9 36.5 11.7 32 9.7z',
    ],
    ['#fff', 'M34 14l-9 12h5.5L29 34l9.5-12.5h-6z'],
  ],
}

export function StyleMark({ style, className }: { style: DesignStyle; className: string }) {
  const [outline] = marks[style]
  return (
    <svg aria-hidden="true" viewBox="-2 -2 68 53" className={className}>
      {outline && <path fill="#0b1f2a" fillOpacity="0.22" transform="translate(0 1.4)" d={outline[1]} />}
      {marks[style].map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  )
}
