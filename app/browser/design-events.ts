/** Details of the event that the design generator dispatches when a design was made (specification of the design tools, section 4). */
export type DesignCreated = { style: string; prompt: string; points: number }
/** Details of the event for an upload; `fileSize` is in bytes. */
export type DesignUploaded = { fileType: string; fileSize: number; points: number }

declare global {
  interface WindowEventMap {
    'design:created': CustomEvent<DesignCreated>
    'design:uploaded': CustomEvent<DesignUploaded>
  }
}
