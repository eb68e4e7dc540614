// Of the package's own declarations the loader has no type, and the joins lack the bevel: what is used here is declared here.
declare module 'clipper2-wasm/dist/umd/clipper2z.js' {
  /** A value of one of Clipper's enumerations. */
  export type Choice = { value: number }

  /** A ring in the module's memory. */
  export type PathD = {
    /** x, y and a third number that is unused here, point by point. */
    assign: (coordinates: Float64Array) => void
    /** The same numbers, where they lie in memory: valid until the next call of the module. */
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
    ClipType: { Intersection: Choice; Union: Choice; Difference: Choice }
    FillRule: { EvenOdd: Choice; NonZero: Choice }
    JoinType: { Round: Choice; Miter: Choice }
    EndType: { Polygon: Choice; Joined: Choice; Butt: Choice; Square: Choice; Round: Choice }
    BooleanOpD: (type: Choice, rule: Choice, subjects: PathsD, clips: PathsD, decimals: number) => PathsD
    InflatePathsD: (
      paths: PathsD,
      delta: number,
      join: Choice,
      end: Choice,
      miterLimit: number,
      decimals: number,
      arcTolerance: number,
    ) => PathsD
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
