import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { SessionState } from './rootReducer';

export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<SessionState, unknown, UnknownAction>>();
export const useSessionSelector = useSelector.withTypes<SessionState>();
