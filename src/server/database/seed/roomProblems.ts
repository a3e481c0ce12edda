/** Place within a room, trade, item, what the person writes, and words to find a photo by. */
type Problem = [detail: string, category: string, item: string, text: string, photo?: string];

/** What goes wrong in a room. */
export interface RoomProblems {
  room: string;
  problems: Problem[];
}

/** The same with the room in front. */
export type UnitProblem = [location: string, ...Problem];
