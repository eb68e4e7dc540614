// The package's own type declarations lack the loader and bevelled joins. This file declares the parts that the engine uses.
declare module 'clipper2-wasm/dist/umd/clipper2z.js' {
  /** A member of one of Clipper's enums. */
  export type EnumValue = { value: number }

  /** A ring in the module's memory. */
  export type PathD = {
    /** x, y and z of each point. z is always 0. */
    assign: (coordinates: Float64Array) => void
    /** A view of the coordinates in the module's memory, valid until the next call. */
    view: () => Float64Array
    delete: () => void
  }

  export type PathsD = {
    push_back: (path: PathD) => void
    get: (index: number) => PathD
    size: () => number
    delete: () => void
  }

  export type Clipper = {
    PathD: new () => PathD
    PathsD: new () => PathsD
    ClipType: { Intersection: EnumValue; Union: EnumValue; Difference: EnumValue }
    FillRule: { EvenOdd: EnumValue; NonZero: EnumValue }
    JoinType: { Round: EnumValue; Miter: EnumValue }
    EndType: { Polygon: EnumValue; Joined: EnumValue; Butt: EnumValue; Square: EnumValue; Round: EnumValue }
    BooleanOpD: (
      type: EnumValue,
      rule: EnumValue,
      subjects: PathsD,
      clips: PathsD,
      decimals: number,
    ) => PathsD
    InflatePathsD: (
      paths: PathsD,
      delta: number,
      join: EnumValue,
      end: EnumValue,
      miterLimit: number,
      decimals: number,
      arcTolerance: number,
    ) => PathsD
    AreaPathD: (path: PathD) => number
    AreaPathsD: (paths: PathsD) => number
    SimplifyPathsD: (paths: PathsD, epsilon: number, isClosed: boolean) => PathsD
  }

  type Options = {
    instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) => void
    printErr: (line: string) => void
  }

  export default function load(options: Options): Promise<Clipper>
}
