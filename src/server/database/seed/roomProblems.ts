/** Location detail, trade, item, the author's text, and key words for finding a photo. */
type Problem = [detail: string, category: string, item: string, text: string, photo?: string];

export interface RoomProblems {
  room: string;
  problems: Problem[];
}

/** The same with the room first. */
export type UnitProblem = [location: string, ...Problem];
